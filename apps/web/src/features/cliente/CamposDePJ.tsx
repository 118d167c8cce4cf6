import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { rotulos, textos } from './cliente.textos.ts'

export function CamposDePJ() {
  const comum = { autoComplete: 'off' }
  return (
    <>
      <CampoTexto
        {...comum}
        name="nome_fantasia"
        label={rotulos.nome_fantasia}
        vazio={null}
        maxLength={150}
      />
      <CampoTexto {...comum} name="responsavel.nome" label={textos.responsavelNome} maxLength={120} />
      <CampoDocumento name="responsavel.cpf" label={textos.responsavelCpf} />
    </>
  )
}

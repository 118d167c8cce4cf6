import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { CampoNascimento } from '#partes/cliente/CampoNascimento.tsx'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { rotulos, textos } from './cliente.textos.ts'

/** The birth date of who answers for the company: a sale asks for it. */
export function CamposDePJ() {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
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
      <CampoDocumento name="responsavel.cpf" label={textos.responsavelCpf} inputMode="numeric" />
      <CampoNascimento name="responsavel.data_nascimento" label={textos.responsavelNascimento} hoje={hoje} />
    </>
  )
}

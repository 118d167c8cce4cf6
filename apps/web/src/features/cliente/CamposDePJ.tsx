import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { Idade } from '#partes/cliente/Idade.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { rotulos, textos } from './cliente.textos.ts'

/** The birth date of who answers for the company: a sale asks for it. */
export function CamposDePJ({ nascimento }: { nascimento: string | null }) {
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
      <CampoDocumento name="responsavel.cpf" label={textos.responsavelCpf} />
      <CampoData
        name="responsavel.data_nascimento"
        label={textos.responsavelNascimento}
        passado={hoje}
        inputWrapperOrder={dicaAbaixo}
        description={<Idade nascimento={nascimento} hoje={hoje} />}
      />
    </>
  )
}

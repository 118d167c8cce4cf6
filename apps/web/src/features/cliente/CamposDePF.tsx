import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { Idade } from '#partes/cliente/Idade.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { rotulos } from './cliente.textos.ts'

export function CamposDePF({ nascimento }: { nascimento: string | null }) {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const comum = { autoComplete: 'off', vazio: null }
  return (
    <>
      <CampoTexto {...comum} name="nome_social" label={rotulos.nome_social} maxLength={150} />
      <CampoData
        name="data_nascimento"
        label={rotulos.data_nascimento}
        passado={hoje}
        inputWrapperOrder={dicaAbaixo}
        description={<Idade nascimento={nascimento} hoje={hoje} />}
      />
      <CampoTexto {...comum} name="rg" label={rotulos.rg} maxLength={20} />
      <CampoTexto {...comum} name="nome_mae" label={rotulos.nome_mae} maxLength={150} />
    </>
  )
}

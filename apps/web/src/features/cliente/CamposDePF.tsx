import { lerData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { recusaDeNascimento } from '@balcao/contract/valores/nascimento'
import { configuracao } from '#configuracao.ts'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import classes from './Cliente.module.css'
import { rotulos, textos } from './cliente.textos.ts'
import { ehMenor, idadeEm } from './idade.ts'

/** Under the input, so that the inputs of two fields side by side stay aligned. */
/** Keeps the space of the age when there is none to show, so that nothing jumps. */
const NADA = '\u00a0'

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

function Idade({ nascimento, hoje }: { nascimento: string | null; hoje: string }) {
  const dia = nascimento && lerData(nascimento)
  if (!dia) return NADA
  const recusa = recusaDeNascimento(dia, hoje)
  if (recusa) return <span className={classes.alerta}>{recusa}</span>
  const idade = idadeEm(dia, hoje)
  if (ehMenor(idade)) return <span className={classes.alerta}>{textos.menor(textos.anos(idade))}</span>
  return textos.anos(idade)
}

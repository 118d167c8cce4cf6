import { type Etapa, etapas } from '@balcao/contract/vendas/etapas'
import { useRascunho } from '../../rascunho/aberto.ts'
import { AvisoDasVagasNaRevisao } from '../pagamento/AvisoDasVagas.tsx'
import { AvisoDoAudio } from './AvisoDoAudio.tsx'
import { PrecoNaRevisao } from './PrecoNaRevisao.tsx'
import { RecusaDoEnvio } from './RecusaDoEnvio.tsx'
import classes from './Revisao.module.css'
import { SecaoDaEtapa } from './SecaoDaEtapa.tsx'
import { TudoOQueFalta } from './TudoOQueFalta.tsx'
import { useLinhas } from './useLinhas.ts'

const REVISTAS = etapas.filter((etapa): etapa is Exclude<Etapa, 'revisao'> => etapa !== 'revisao')

/** All of it, by step, with what is missing first. */
export function EtapaRevisao() {
  const { id } = useRascunho()
  const linhas = useLinhas()
  return (
    <>
      <RecusaDoEnvio id={id} />
      <TudoOQueFalta id={id} />
      <AvisoDoAudio />
      <AvisoDasVagasNaRevisao />
      <div className={classes.secoes}>
        {REVISTAS.map((etapa) => (
          <SecaoDaEtapa key={etapa} id={id} etapa={etapa} linhas={linhas[etapa]} />
        ))}
      </div>
      <PrecoNaRevisao />
    </>
  )
}

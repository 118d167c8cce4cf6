import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { TrabalhoRepetido } from '@balcao/contract/provedor/situacao-api'
import { nomeDoTrabalho } from '@balcao/contract/provedor/trabalhos'
import { Andamento } from '#ui/historico/Andamento.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import classes from './Situacao.module.css'
import { textos } from './situacao.textos.ts'

/** Who tried again what the queue had given up. */
export function TrabalhosRepetidos({ repetidos }: { repetidos: TrabalhoRepetido[] }) {
  const passos = repetidos.map(({ id, job, em, ...autoria }) => ({
    ...{ id, em, quando: quando(em), motivo: null },
    ...{ oQue: nomeDoTrabalho(job), quem: nomeDoAutor(autoria) },
  }))
  return (
    <div className={classes.repetidos}>
      <Secao titulo={textos.repetidos}>
        <Andamento passos={passos} />
      </Secao>
    </div>
  )
}

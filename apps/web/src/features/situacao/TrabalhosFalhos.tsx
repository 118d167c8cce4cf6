import type { TrabalhoFalho } from '@balcao/contract/provedor/situacao-api'
import { nomeDoTrabalho } from '@balcao/contract/provedor/trabalhos'
import { Button } from '@mantine/core'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './Situacao.module.css'
import { useRepetirTrabalho } from './situacao.data.ts'
import { textos } from './situacao.textos.ts'

/** What nobody tries any more, with what went wrong. */
export function TrabalhosFalhos({ falhas }: { falhas: TrabalhoFalho[] }) {
  const repetir = useRepetirTrabalho()
  return (
    <Secao titulo={textos.falhas} texto={textos.sobreAsFalhas}>
      <ul className={classes.falhas}>
        {falhas.map((falha) => (
          <li key={falha.id}>
            <div className={classes.falha}>
              <strong>{nomeDoTrabalho(falha.job)}</strong>
              <p className={classes.erro}>{falha.erro}</p>
              <p className={classes.vista}>
                {falha.em && `${quando(falha.em)} · `}
                {textos.tentativas(falha.tentativas)}
              </p>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              loading={repetir.isPending && repetir.variables.id === falha.id}
              aria-label={`${textos.repetir}: ${nomeDoTrabalho(falha.job)}`}
              onClick={() => repetir.mutate(falha, { onSuccess: () => toast.sucesso(textos.repetido) })}
            >
              {textos.repetir}
            </Button>
          </li>
        ))}
      </ul>
    </Secao>
  )
}

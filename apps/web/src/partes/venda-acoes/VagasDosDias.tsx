import { formatarData } from '@balcao/contract/valores/data'
import type { DiaDeInstalacao } from '@balcao/contract/vendas/instalacao-api'
import { type Agendamento, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { textos } from './acoes.textos.ts'
import classes from './VagasDosDias.module.css'

const t = textos.agendar

const semana = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })
const diaDaSemana = (data: string) => semana.format(new Date(`${data}T00:00:00Z`)).replace('.', '')

type VagasDosDiasProps = {
  dias: DiaDeInstalacao[] | undefined
  /** The client's wish, or the day on which it is scheduled now. */
  marcado: Agendamento
  nomeDoMarcado: string
  escolhido: Agendamento | undefined
  aoEscolher: (escolhido: Agendamento) => void
  erro: string | undefined
  aoPedirMais: () => void
  pedindoMais: boolean
}

/** The days ahead, with what is left of each turno. One that is full is shown and cannot be chosen. */
export function VagasDosDias(props: VagasDosDiasProps) {
  const { dias, marcado, nomeDoMarcado, escolhido, aoEscolher, erro, aoPedirMais, pedindoMais } = props
  const id = useId()
  if (!dias)
    return (
      <div role="status" aria-label={t.carregando}>
        <Esqueleto altura={220} />
      </div>
    )
  return (
    <fieldset className={classes.grupo} aria-describedby={erro ? `${id}-erro` : undefined}>
      <legend>{t.dias}</legend>
      <ol className={classes.dias}>
        {dias.map(({ data, fechado, turnos }) => (
          <li key={data} className={classes.dia}>
            <span className={classes.data}>
              {diaDaSemana(data)} {formatarData(data).slice(0, 5)}
              {data === marcado.data && <small>{nomeDoMarcado}</small>}
            </span>
            {fechado ? (
              <span className={classes.fechado}>{fechado}</span>
            ) : (
              turnos.map(({ turno, ...vaga }) => (
                <label key={turno} className={classes.turno} data-fora={!daParaEscolher(vaga) || undefined}>
                  <input
                    type="radio"
                    name={id}
                    disabled={!daParaEscolher(vaga)}
                    checked={escolhido?.data === data && escolhido.turno === turno}
                    onChange={() => aoEscolher({ data, turno })}
                    aria-label={emPalavras(data, turno, vaga)}
                    {...(data === marcado.data && turno === marcado.turno && { 'data-autofocus': true })}
                  />
                  <span aria-hidden>
                    <span className={classes.nome}>{nomesDosTurnos[turno]}</span>
                    <small>{oQueResta(vaga)}</small>
                  </span>
                </label>
              ))
            )}
          </li>
        ))}
      </ol>
      {jaPassou(escolhido, dias) && (
        <p role="status" className={classes.nota}>
          {t.soSeFeita}
        </p>
      )}
      <Button variant="subtle" mih={44} fullWidth loading={pedindoMais} onClick={aoPedirMais}>
        {t.mais}
      </Button>
      {erro && (
        <p id={`${id}-erro`} role="alert" className={classes.erro}>
          {erro}
        </p>
      )}
    </fieldset>
  )
}

const jaPassou = (escolhido: Agendamento | undefined, dias: DiaDeInstalacao[]) =>
  dias
    .find(({ data }) => data === escolhido?.data)
    ?.turnos.some(({ turno, passou }) => passou && turno === escolhido?.turno)

type Vaga = Omit<DiaDeInstalacao['turnos'][number], 'turno'>

/** One that is over takes no place: its visit was made. */
const daParaEscolher = ({ livres, passou }: Vaga) => passou || livres !== 0

/** Null: nobody limits it, and there is nothing to say. */
const oQueResta = ({ livres, passou }: Vaga) => {
  if (passou) return t.jaPassou
  if (livres === null) return null
  return livres ? t.livres(livres) : t.cheio
}

const emPalavras = (data: string, turno: Agendamento['turno'], vaga: Vaga) =>
  [`${diaDaSemana(data)} ${formatarData(data)}`, nomesDosTurnos[turno].toLowerCase(), oQueResta(vaga)]
    .filter(Boolean)
    .join(', ')

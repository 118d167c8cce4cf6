import type { TrabalhoFalho, TrabalhoRepetido } from '@balcao/contract/provedor/situacao-api'
import { nomeDoTrabalho } from '@balcao/contract/provedor/trabalhos'
import type pg from 'pg'
import { type Espera, lerEspera } from '#infra/jobs/espera.queries.ts'
import { mensagemSemDados } from '#infra/observacao/sem-dados.ts'
import { achado, dado } from './parte.ts'

const MOSTRADAS = 20
const ATRASO_S = 10 * 60

type Linha = { id: string; job: string; em: Date | null; erro: string | null; tentativas: number }

/** What fails at every turn of the clock is one failure, and none once a later turn did it. */
const LER = `select f.id, f.name as job, f.completed_on as em, f.retry_count as tentativas,
  coalesce(f.output->>'mensagem', f.output->>'message') as erro
  from (
    select distinct on (name, data) * from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
    order by name, data, completed_on desc nulls last) f
  where not exists (
    select from pgboss.job d
    where d.name = f.name and d.data = f.data and d.state = 'completed' and d.completed_on > f.completed_on)
  order by f.completed_on desc nulls last limit ${MOSTRADAS}`

/** What an earlier version noted may still contain somebody's data. */
export const lerFalhas = async (pool: pg.Pool): Promise<TrabalhoFalho[]> => {
  const { rows } = await pool.query<Linha>(LER)
  return rows.map(({ em, erro, ...linha }) => ({
    ...linha,
    em: em?.toISOString() ?? null,
    erro: erro ? mensagemSemDados(new Error(erro)) : 'Sem explicação',
  }))
}

const REPETIDOS = `select id, em, autor, autor_nome as quem,
  (select m->>'depois' from jsonb_array_elements(mudancas) m where m->>'campo' = 'trabalho') as job
  from auditoria where entidade = 'trabalho' order by em desc, id desc limit ${MOSTRADAS}`

/** Who put what back into the queue. The job itself may be long gone. */
export const lerRepetidos = async (pool: pg.Pool): Promise<TrabalhoRepetido[]> => {
  const { rows } = await pool.query<Omit<TrabalhoRepetido, 'em'> & { em: Date }>(REPETIDOS)
  return rows.map((linha) => ({ ...linha, em: linha.em.toISOString() }))
}

/** Kinds of which one is being done now. Those behind it wait for their turn, as imports do. */
const lerEmCurso = async (pool: pg.Pool): Promise<Set<string>> => {
  const { rows } = await pool.query<{ job: string }>(
    `select distinct name as job from pgboss.job where state = 'active'`,
  )
  return new Set(rows.map(({ job }) => job))
}

const emMinutos = (segundos: number) => `${Math.round(segundos / 60)} min`

export const verFila = async (pool: pg.Pool) => {
  const [espera, falhas, emCurso] = await Promise.all([lerEspera(pool), lerFalhas(pool), lerEmCurso(pool)])
  const total = espera.reduce((soma, { esperando }) => soma + esperando, 0)
  const maiorAtraso = (de: Espera[]) => Math.max(0, ...de.map(({ atraso_s }) => atraso_s))
  const parada = maiorAtraso(espera.filter(({ job }) => !emCurso.has(job)))
  const dados = [
    dado('Esperando', String(total)),
    dado('O mais atrasado', emMinutos(maiorAtraso(espera))),
    dado('Por tipo', espera.map(({ job, esperando }) => `${nomeDoTrabalho(job)}: ${esperando}`).join('\n')),
  ]
  if (parada > ATRASO_S)
    return achado(
      'QUEBRADO',
      `A fila está parada há ${emMinutos(parada)}.`,
      'Veja no log as falhas da fila e reinicie o programa.',
      dados,
    )
  if (falhas.length)
    return achado(
      'ATENCAO',
      'Há trabalhos de que a fila desistiu.',
      'Veja abaixo o que houve. Corrigida a causa, tente de novo.',
      dados,
    )
  return achado('OK', 'Nada atrasado e nada desistido.', null, dados)
}

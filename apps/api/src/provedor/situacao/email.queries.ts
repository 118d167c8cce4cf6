import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'
import type pg from 'pg'
import type { NomeDeJob } from '#infra/jobs/job.ts'
import { enderecoDoServidor, nomeDoServidor, type ServidorDeEmail } from '#infra/mail/servidor.ts'
import { type Achado, achado, dado, instante } from './parte.ts'

/** The jobs that do nothing but send a letter. */
const QUE_ENVIAM: NomeDeJob[] = ['carta', 'recuperacao', 'convite', 'carta_do_atendimento', 'carta_do_boleto']
const ESPERA_MS = 1_800

/** A mail server speaks first. Its greeting is enough: to sign in at each look could lock the account. */
const cumprimenta = async (servidor: ServidorDeEmail) => {
  const { host, port, seguranca } = enderecoDoServidor(servidor)
  const soquete =
    seguranca === 'TLS' ? tls.connect({ host, port, servername: host }) : net.connect({ host, port })
  const sinal = AbortSignal.timeout(ESPERA_MS)
  try {
    const [dito] = await once(soquete, 'data', { signal: sinal })
    return String(dito).startsWith('220')
  } catch {
    return false
  } finally {
    soquete.on('error', () => {}).destroy()
  }
}

type Cartas = { ultima: Date | null; falha: Date | null }

const LER = `select max(completed_on) filter (where state = 'completed') as ultima,
  max(coalesce(completed_on, started_on)) filter (where state in ('retry', 'failed')) as falha
  from pgboss.job where name = any($1)`

export const verEmail = async (pool: pg.Pool, servidor: ServidorDeEmail | null): Promise<Achado> => {
  if (!servidor)
    return achado(
      'ATENCAO',
      'Nenhum servidor de e-mail está configurado: cada e-mail vira um arquivo na pasta outbox.',
      'Configure o servidor em Configurações gerais.',
    )
  const [responde, lidas] = await Promise.all([
    cumprimenta(servidor),
    pool.query<Cartas>(LER, [QUE_ENVIAM]).then(({ rows }) => rows[0]),
  ])
  const dados = [
    dado('Servidor', nomeDoServidor(servidor)),
    ...(lidas?.ultima ? [instante('Último envio', lidas.ultima)] : []),
    ...(lidas?.falha ? [instante('Última falha', lidas.falha)] : []),
  ]
  if (!responde)
    return achado(
      'QUEBRADO',
      'O servidor de e-mail não responde.',
      'Confira servidor, porta e segurança em Configurações gerais. Os e-mails esperam na fila por cerca de um dia.',
      dados,
    )
  if (lidas?.falha && (!lidas.ultima || lidas.falha > lidas.ultima))
    return achado(
      'ATENCAO',
      'O servidor responde, mas o último e-mail não saiu.',
      'Envie um e-mail de teste em Configurações gerais: ele diz o que o servidor recusou.',
      dados,
    )
  return achado('OK', 'O servidor de e-mail responde.', null, dados)
}

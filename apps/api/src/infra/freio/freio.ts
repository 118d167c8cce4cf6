import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { tentativaDeLogin as tentativa } from './freio.table.ts'

/** After `livres` wrong tries, each further one waits twice as long as the last, up to `teto` seconds. */
type Regra = { chave: string; livres: number; teto: number }

const resumo = (texto: string) => createHash('sha256').update(texto).digest('base64url')

/** Someone with one IPv6 address usually has 2^64 of them, so the network counts, not the address. */
const rede = (ip: string) => {
  if (!isIPv6(ip)) return ip
  const [inicio = '', fim] = ip.split('::')
  const cabeca = inicio.split(':').filter(Boolean)
  const cauda = fim?.split(':').filter(Boolean) ?? []
  const grupos = [
    ...cabeca,
    ...Array<string>(Math.max(0, 8 - cabeca.length - cauda.length)).fill('0'),
    ...cauda,
  ]
  // An IPv4 address in IPv6 notation is a single address.
  return ip.includes('.')
    ? ip
    : grupos
        .slice(0, 4)
        .map((g) => Number.parseInt(g, 16))
        .join(':')
}

/** The key of a counter for one address. */
export const doEndereco = (contador: string, ip: string) => `${contador}:${resumo(rede(ip))}`

/**
 * Three counters, so that an attacker is slowed down but the right person elsewhere is not locked out: the
 * account from this address (strict), the address over all accounts, and the account over all addresses
 * (lenient).
 */
export const regrasDeLogin = (email: string, ip: string): Regra[] => [
  { chave: `par:${resumo(`${email}|${rede(ip)}`)}`, livres: 5, teto: 900 },
  { chave: doEndereco('endereco', ip), livres: 30, teto: 900 },
  { chave: `conta:${resumo(email)}`, livres: 60, teto: 60 },
]

export const regrasDeSenhaAtual = (usuarioId: string): Regra[] => [
  { chave: `senha:${usuarioId}`, livres: 5, teto: 900 },
]

/** Also by mailbox, so that a stranger cannot flood someone's inbox. */
export const regrasDeRecuperacao = (email: string, ip: string): Regra[] => [
  { chave: doEndereco('recuperar', ip), livres: 30, teto: 900 },
  { chave: `recuperar-caixa:${resumo(email)}`, livres: 8, teto: 900 },
]

export const regrasDeMicrosoft = (ip: string): Regra[] => [
  { chave: doEndereco('microsoft', ip), livres: 60, teto: 60 },
]

/** Somebody who tries links, or answers of others. Many subscribers share one address, so right answers reduce it. */
export const regrasDeLink = (ip: string): Regra[] => [
  { chave: doEndereco('endereco:link', ip), livres: 30, teto: 900 },
]

/** Somebody who tries signatures. Whoever signs right is never slowed down, whatever their neighbours do. */
export const regrasDeAssinatura = (ip: string): Regra[] => [
  { chave: doEndereco('endereco:assinatura', ip), livres: 30, teto: 900 },
]

/** The same letter again and again, to somebody who cannot stop it. */
export const regrasDeCarta = (assunto: string): Regra[] => [
  { chave: `carta:${assunto}`, livres: 6, teto: 900 },
]

/** For the settings' test buttons, which contact other servers. */
export const regrasDeExperimento = (usuarioId: string): Regra[] => [
  { chave: `teste:${usuarioId}`, livres: 6, teto: 60 },
]

/** How much of what is heavy one person asks for. Far above a working day, and an end for a stolen session. */
export const regrasDeUso = (uso: 'exportacao' | 'documento' | 'envio', usuarioId: string): Regra[] => {
  const limites = {
    exportacao: { livres: 60, teto: 60 },
    documento: { livres: 600, teto: 30 },
    envio: { livres: 600, teto: 30 },
  }
  return [{ chave: `${uso}:${usuarioId}`, ...limites[uso] }]
}

/** The same for who has a public link: `id` is of what it opens. */
export const regrasDeUsoDoLink = (uso: 'documento' | 'envio', id: string): Regra[] => [
  { chave: `link-${uso}:${id}`, livres: 60, teto: 60 },
]

/** Somebody who tries the links of letters (invitation, new password). */
export const regrasDeLinkDeSenha = (ip: string): Regra[] => [
  { chave: doEndereco('endereco:senha', ip), livres: 30, teto: 900 },
]

/** Somebody who tries addresses of attachments, or tickets of subscribers. Expired ones are frequent and harmless. */
export const regrasDeToken = (contador: 'anexo' | 'ingresso' | 'metricas', ip: string): Regra[] => [
  { chave: doEndereco(`endereco:${contador}`, ip), livres: 100, teto: 60 },
]

/**
 * Counts the try before it is made, so that simultaneous tries are counted one by one. Answers 429 while a
 * counter is blocked, and then counts nothing.
 */
export const contarTentativa = (db: Db, regras: Regra[]) =>
  db.transaction(async (db) => {
    // The same order of keys for everyone, or two tries could deadlock.
    const ordenadas = [...regras].sort((a, b) => a.chave.localeCompare(b.chave))
    for (const { chave, livres, teto } of ordenadas) {
      const { rowCount } = await db.execute(sql`
        insert into ${tentativa} as t (chave, falhas, ultima_em) values (${chave}, 1, now())
        on conflict (chave) do update set
          ultima_em = now(),
          falhas = case when t.ultima_em < now() - interval '1 hour' then 1 else t.falhas + 1 end,
          bloqueada_ate = case when t.ultima_em >= now() - interval '1 hour' and t.falhas + 1 >= ${livres}::integer
            then now() + make_interval(secs => least(power(2, least(t.falhas + 1 - ${livres}::integer, 20)), ${teto}::integer))
          end
        where t.bloqueada_ate is null or t.bloqueada_ate <= now()`)
      if (!rowCount) throw await bloqueada(db, regras)
    }
  })

const bloqueada = async (db: Db, regras: Regra[]) => {
  const [linha] = await db
    .select({
      segundos: sql<number>`ceil(extract(epoch from max(${tentativa.bloqueada_ate}) - now()))::integer`,
    })
    .from(tentativa)
    .where(
      inArray(
        tentativa.chave,
        regras.map((r) => r.chave),
      ),
    )
  const segundos = Math.max(1, linha?.segundos ?? 1)
  const mensagem = `Muitas tentativas. Aguarde ${esperaEmPalavras(segundos)} e tente de novo.`
  return new Recusa(429, 'MUITAS_TENTATIVAS', mensagem, { esperarSegundos: segundos })
}

export const esperaEmPalavras = (segundos: number) => {
  if (segundos < 90) return `${segundos} s`
  const minutos = Math.ceil(segundos / 60)
  return minutos < 90 ? `${minutos} min` : `${Math.ceil(minutos / 60)} h`
}

const PERDAO_POR_ACERTO = 5

/**
 * After a successful login the person's own counters are reset. The counter of the shared address is only
 * reduced.
 */
export const perdoarTentativas = async (db: Db, regras: Regra[]) => {
  const chaves = regras.map((r) => r.chave)
  const proprias = chaves.filter((c) => !c.startsWith('endereco:'))
  await db.delete(tentativa).where(inArray(tentativa.chave, proprias))
  await db
    .update(tentativa)
    .set({ falhas: sql`greatest(${tentativa.falhas} - ${PERDAO_POR_ACERTO}, 0)`, bloqueada_ate: null })
    .where(inArray(tentativa.chave, chaves))
}

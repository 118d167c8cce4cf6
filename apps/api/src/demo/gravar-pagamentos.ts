import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import { type SQL, sql } from 'drizzle-orm'
import { acontecer, type Fato } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { inserir } from './inserir.ts'
import type { Pagamento, Titulo } from './quem-paga.ts'

/** Those that are open, in the order of their numbers. */
export const titulosAbertos = async (db: Db, ids: ReadonlySet<string>): Promise<Titulo[]> => {
  const { rows } = await db.execute<{ lido: string }>(sql`
    select json_build_object('id', b.id, 'cliente_plano_id', k.id, 'suspenso', k.situacao = 'SUSPENSO',
      'forma', v.forma_pagamento, 'numero', b.numero, 'nosso_numero', b.nosso_numero, 'valor', b.valor,
      'vencimento', b.vencimento, 'encargos', b.encargos, 'pagador', b.pagador ->> 'nome')::text as lido
    from boleto b join cliente_plano k on k.id = b.cliente_plano_id join venda v on v.id = k.venda_id
    where b.id = any(${sql.param([...ids])}::uuid[]) and b.situacao = 'ABERTO' order by b.numero`)
  return rows.map(({ lido }) => JSON.parse(lido))
}

/** What was written into the histories since the last time happened then: in a transaction `now()` stands still. */
export const datarHistoricos = (db: Db, quando: SQL) =>
  db.execute(sql`update boleto_historico h set em = least(${quando}, now())
    from boleto b where b.id = h.boleto_id and h.em = now()`)

export const QUANDO_CAIU = sql`coalesce(b.credito_em, b.pago_em) + time '12:10'`

/** The Central Bank's form of a Pix payment's own number. */
const fimAFim = ({ pago_em, titulo }: Pagamento) =>
  `E60701190${pago_em.replaceAll('-', '')}1042${String(titulo.numero).padStart(11, '0')}`

const fatoDe = (pagamento: Pagamento, quem: string): Fato => {
  const { titulo, meio, pago_em, valor } = pagamento
  const a_mao = meio !== 'PIX' && meio !== 'BOLETO'
  const chaves = { PIX: `PIX ${fimAFim(pagamento)}`, BOLETO: `BOLETO ${pago_em} ${valor}` }
  return {
    boleto_id: titulo.id,
    acontecimento: {
      tipo: 'PAGO',
      chave: meio === 'PIX' || meio === 'BOLETO' ? chaves[meio] : 'MAO 3',
      ...{ meio, valor, pago_em, credito_em: a_mao ? null : pagamento.credito_em, tarifa: null, a_mao },
    },
    ...(a_mao && { quem, motivo: 'Pagou no balcão' }),
  }
}

/** As notices of Pix, as the bank's own news and by hand: in a handful of statements, as a file from the bank is applied. */
export const receberPagamentos = async (
  { db, usuario }: Contexto,
  contaId: string,
  pagamentos: readonly Pagamento[],
) => {
  if (!pagamentos.length) return
  const decisoes = await acontecer(
    db,
    pagamentos.map((um) => fatoDe(um, usuario.nome)),
  )
  await db.execute(sql`update boleto b set motivo = h.motivo from boleto_historico h
    where h.boleto_id = b.id and h.em = now() and h.motivo is not null`)
  await datarHistoricos(db, QUANDO_CAIU)
  const avisos = pagamentos.flatMap((um, i) =>
    um.meio === 'PIX' ? [{ ...um, texto: decisoes[i]?.texto }] : [],
  )
  if (!avisos.length) return
  await inserir(
    db,
    'aviso_de_pagamento',
    comIds(
      avisos
        .toSorted((um, outro) => (um.pago_em < outro.pago_em ? -1 : 1))
        .map(({ titulo, pago_em, valor, texto }) => ({
          ...{ conta_bancaria_id: contaId, aviso_id: `pix-${titulo.numero}`, evento: 'PAGO', texto },
          ...{ referencia: txidDoBoleto(titulo.numero), valor, dia: pago_em, boleto_id: titulo.id },
          ...{ resultado: 'APLICADO', recebido_em: `${pago_em}T13:42:10Z` },
        })),
    ),
  )
}

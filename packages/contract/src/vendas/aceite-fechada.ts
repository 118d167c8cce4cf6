import * as z from 'zod/mini'
import { Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { DataIso } from '#valores/data.ts'
import { TokenDoLink } from './aceite.ts'
import { FormaPagamento, Turno } from './pagamento.ts'
import { SituacaoVenda } from './situacao.ts'

/** The way of a sale, as the subscriber sees it. */
export const passosDaFechada = ['ENVIADA', 'ACEITA', 'APROVADA', 'AGENDADA', 'INSTALADA'] as const
export type PassoDaFechada = (typeof passosDaFechada)[number]

/** What changes while somebody looks at the page. */
export const AndamentoDaFechada = z.object({
  situacao: SituacaoVenda,
  /** Those that this sale has, in order. `em` is null until it happened. */
  passos: z.array(z.object({ passo: z.enum(passosDaFechada), em: z.nullable(Instante) })),
  /** A wish until `confirmado`. Null once there will be no visit. */
  agendamento: z.nullable(z.object({ data: DataIso, turno: Turno, confirmado: z.boolean() })),
  arrependimento_ate: z.nullable(DataIso),
  /** Until when the subscriber can still accept, where that is what it waits for. */
  aceite_ate: z.nullable(Instante),
})
export type AndamentoDaFechada = z.infer<typeof AndamentoDaFechada>

/** Few fields: whoever has the link sees them, without showing who they are. */
export const VendaFechada = z.extend(AndamentoDaFechada, {
  protocolo: z.int(),
  marca: z.string(),
  primeiro_nome: z.string(),
  empresa: z.object({
    nome_fantasia: z.string(),
    cnpj: z.string(),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  plano: z.object({ nome: z.string(), download_mbps: z.int(), upload_mbps: z.int() }),
  adicionais: z.array(z.object({ nome: z.string(), quantidade: z.int() })),
  promocoes: z.array(z.string()),
  /** In words, with the discounts and what comes after them. */
  por_mes: z.string(),
  primeira_fatura: z.int(),
  /** What is paid once has a boleto of its own, and is not in the first invoice. */
  cobrada_a_parte: z.boolean(),
  instalacao: z.int(),
  fidelidade_meses: z.int(),
  dia_vencimento: z.int(),
  forma_pagamento: FormaPagamento,
  cidade: z.string(),
  aceite: z.nullable(z.object({ em: Instante, texto_sha256: z.string(), pdf: z.boolean() })),
})
export type VendaFechada = z.infer<typeof VendaFechada>

/** `/fechada?t=…`. The link is the bearer; every call answers 404 to what is none, and 429 to an address that guesses. */
export const fechadaApi = {
  obter: endpoint({
    method: 'GET',
    path: '/fechada',
    permissao: 'token',
    resumo: 'Uma venda fechada, pelo link dela',
    resposta: VendaFechada,
  }),
  /** With ETag: 304 as long as nothing changed. */
  andamento: endpoint({
    method: 'GET',
    path: '/fechada/andamento',
    permissao: 'token',
    resumo: 'Como anda uma venda fechada',
    resposta: AndamentoDaFechada,
  }),
  /** For a plain link, which every phone can download. The token is in the query, which logs leave out. */
  pdf: endpoint({
    method: 'GET',
    path: '/fechada/pdf',
    permissao: 'publica',
    resumo: 'O comprovante do aceite, em PDF',
    query: z.strictObject({ t: TokenDoLink }),
    resposta: { arquivo: 'application/pdf' },
  }),
  /** The device computes the hash: the file stays there. */
  conferir: endpoint({
    method: 'POST',
    path: '/fechada/conferir',
    permissao: 'token',
    resumo: 'Se um PDF é o comprovante desta venda, pelo SHA-256 do arquivo',
    body: z.strictObject({ sha256: z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/)) }),
    resposta: z.object({ confere: z.boolean(), em: z.nullable(Instante) }),
  }),
}

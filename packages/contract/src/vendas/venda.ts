import * as z from 'zod/mini'
import { autores } from '#base/auditoria.ts'
import { Id, Instante, Versao } from '#base/comum.ts'
import { Referencia } from '#base/escolha.ts'
import { Preco } from '#catalogo/preco/preco-resultado.ts'
import { DataIso } from '#valores/data.ts'
import { FormaPagamento, Turno } from './pagamento.ts'
import { CanalDaVenda } from './preparo-api.ts'
import { Restricao } from './restricao.ts'
import { SituacaoVenda } from './situacao.ts'
import { acoes } from './transicoes.ts'
import { ClienteDaVenda, EnderecoDaVenda } from './venda-dados.ts'

const Autorizacao = z.object({ por: z.string(), em: Instante, motivo: z.string() })

const LinhaDaVenda = z.object({
  id: Id,
  em: Instante,
  acao: z.enum(acoes),
  de: z.nullable(SituacaoVenda),
  para: SituacaoVenda,
  autor: z.enum(autores),
  quem: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
})
export type LinhaDaVenda = z.infer<typeof LinhaDaVenda>

/** A sent sale, as it was frozen, and what has happened to it. */
export const Venda = z.object({
  id: Id,
  protocolo: z.int(),
  situacao: SituacaoVenda,
  situacao_em: Instante,
  motivo: z.nullable(z.string()),
  empresa: Referencia,
  canal: CanalDaVenda,
  vendedor: Referencia,
  cliente_id: Id,
  cliente: ClienteDaVenda,
  endereco: z.extend(EnderecoDaVenda, { cidade: z.string(), uf: z.string() }),
  plano: Referencia,
  adicionais: z.array(z.object({ id: Id, nome: z.string(), quantidade: z.int() })),
  promocoes: z.array(Referencia),
  preco: Preco,
  dia_vencimento: z.int(),
  forma_pagamento: FormaPagamento,
  agendamento: z.object({ data: DataIso, turno: Turno }),
  observacoes: z.nullable(z.string()),
  restricoes: z.array(Restricao),
  autorizacao: z.nullable(Autorizacao),
  arrependimento_ate: z.nullable(DataIso),
  historico: z.array(LinhaDaVenda),
  /** What this person may do with it now: the buttons. */
  acoes: z.array(z.enum(acoes)),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Venda = z.infer<typeof Venda>

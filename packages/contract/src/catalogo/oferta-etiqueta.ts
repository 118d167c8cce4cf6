import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { Uf } from '#provedor/uf.ts'
import { DataIso } from '#valores/data.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Preco } from './preco/preco-resultado.ts'
import { Tecnologia } from './tecnologia.ts'

/** Cities of one state in which the plan is sold. */
export const CidadesDoEstado = z.object({
  uf: Uf,
  quantidade: z.int(),
  /** Every city of the state. */
  todas: z.boolean(),
  /** The first names in alphabetical order. `quantidade` counts all of them. */
  nomes: z.array(z.string()),
})
export type CidadesDoEstado = z.infer<typeof CidadesDoEstado>

/** The content of an offer's label (Anatel, Resolução 765/2023), as data. The page puts it into words. */
export const Etiqueta = z.object({
  /** The day the label is valid for. */
  dia: DataIso,
  plano: z.object({
    id: Id,
    codigo: z.string(),
    nome: z.string(),
    descricao: z.nullable(z.string()),
    codigo_oferta_anatel: z.nullable(z.string()),
    tecnologia: Tecnologia,
    download_mbps: z.int(),
    upload_mbps: z.int(),
    franquia_gb: z.nullable(z.int()),
    tipos_pessoa: z.array(TipoPessoa),
    vigencia_inicio: DataIso,
    vigencia_fim: z.nullable(DataIso),
    valor_mensal: z.int(),
    taxa_instalacao: z.int(),
    fidelidade_meses: z.int(),
    beneficio_descricao: z.nullable(z.string()),
    beneficio_valor: z.int(),
  }),
  recursos: z.array(z.string()),
  /** Mandatory additionals, which are part of the price. */
  adicionais: z.array(
    z.object({ id: Id, nome: z.string(), valor: z.int(), cobranca: z.enum(['MENSAL', 'UNICA']) }),
  ),
  /** Includes the promotions that everybody gets without a coupon. */
  preco: Preco,
  promocoes: z.array(z.object({ id: Id, nome: z.string(), vigencia_fim: z.nullable(DataIso) })),
  /** Null: the whole country. */
  cidades: z.nullable(z.array(CidadesDoEstado)),
  /** Null: every channel. */
  canais: z.nullable(z.array(z.string())),
  indice_reajuste: z.string(),
  provedor: z.object({ marca: z.string(), email_suporte: z.string() }),
  empresas: z.array(
    z.object({
      razao_social: z.string(),
      nome_fantasia: z.string(),
      cnpj: z.string(),
      telefone: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
})
export type Etiqueta = z.infer<typeof Etiqueta>

import * as z from 'zod/mini'
import { CodigoIbge } from '#provedor/municipio.ts'
import { DataIso } from '#valores/data.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import { Id } from './comum.ts'
import { mensagem } from './mensagens.ts'

/** What plans, additionals, promotions and channels have in common. */

const PRECO_MAXIMO = 1_000_000_00

/** A price in centavos, from nothing to R$ 1.000.000,00. */
export const Preco = z
  .int()
  .check(
    z.gte(0, mensagem('valorMinimo', formatarDinheiro(0))),
    z.lte(PRECO_MAXIMO, mensagem('valorMaximo', formatarDinheiro(PRECO_MAXIMO))),
  )

export const tiposDePessoa = ['PF', 'PJ'] as const
export const TipoPessoa = z.enum(tiposDePessoa)
export type TipoPessoa = z.infer<typeof TipoPessoa>

export const tecnologias = ['FIBRA', 'RADIO', 'CABO', 'SATELITE'] as const
export const Tecnologia = z.enum(tecnologias)
export type Tecnologia = z.infer<typeof Tecnologia>

export const tiposDeAnexo = [
  'DOCUMENTO_FRENTE',
  'DOCUMENTO_VERSO',
  'COMPROVANTE_ENDERECO',
  'AUDIO_ACEITE',
  'COMPROVANTE_VENDA',
] as const
export const TipoAnexo = z.enum(tiposDeAnexo)
export type TipoAnexo = z.infer<typeof TipoAnexo>

/** Another record, as a screen names it. */
export const Referencia = z.object({ id: Id, nome: z.string() })
export type Referencia = z.infer<typeof Referencia>

/** An icon's name as the icon API has it, `tabler:wifi`. Whether it exists is for the server to say. */
export const NomeDeIcone = z
  .string()
  .check(z.maxLength(80), z.regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'Ícone inválido'))

export const Cor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Cor inválida'), z.toLowerCase())

/** A choice among records: each at most once. */
export const escolha = <S extends z.ZodMiniType>(item: S, maximo: number) =>
  z.array(item).check(
    z.maxLength(maximo),
    z.refine((lista) => new Set(lista).size === lista.length, 'Há um item repetido'),
  )

export const Ids = escolha(Id, 1_000)

export const Cidades = escolha(CodigoIbge, 6_000)

export const vigencia = { vigencia_inicio: DataIso, vigencia_fim: z.nullable(DataIso) }
type Vigencia = { vigencia_inicio: string; vigencia_fim: string | null }

/** Both days belong to it. */
export const vigenteEm = (dia: string, { vigencia_inicio, vigencia_fim }: Vigencia) =>
  vigencia_inicio <= dia && (vigencia_fim === null || dia <= vigencia_fim)

/**
 * A rule between fields, told at one of them. It is asked even where other fields are still wrong, so that a person
 * reads everything at once; on data that is not even of the right shape it has nothing to say.
 */
export const regra = <T>(vale: (dados: T) => boolean, campo: keyof T & string, error: string) =>
  z.refine<T>(vale, {
    error,
    path: [campo],
    when: ({ value }) => {
      try {
        vale(value as T)
        return true
      } catch {
        return false
      }
    },
  })

export const vigenciaEmOrdem = <T extends Vigencia>() =>
  regra<T>(
    ({ vigencia_inicio: inicio, vigencia_fim: fim }) => !inicio || !fim || inicio <= fim,
    'vigencia_fim',
    'A vigência termina antes de começar',
  )

/** For "all of them, or these": with neither, the record would be sold nowhere and nobody would know why. */
export const todasOuAlgumas = <T>(todas: keyof T & string, algumas: keyof T & string, texto: string) =>
  regra<T>((dados) => Boolean(dados[todas]) || (dados[algumas] as unknown[]).length > 0, algumas, texto)

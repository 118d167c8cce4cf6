import {
  type Adicional,
  DadosAdicional,
  rotuloDaCategoria,
  rotuloDaCobranca,
} from '@balcao/contract/catalogo/adicional'
import type { CategoriaAdicional, Cobranca } from '@balcao/contract/catalogo/adicional-filtro'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomeDoIcone } from '#partes/icone/CampoIcone.textos.ts'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'

export const EsquemaDosValores = DadosAdicional

/**
 * Price and category have no default.
 * Both are null until somebody fills them in, and the schema then requires them.
 */
export type ValoresAdicional = Omit<DadosAdicional, 'valor' | 'categoria'> & {
  valor: number | null
  categoria: CategoriaAdicional | null
}

export const adicionalNovo: ValoresAdicional = {
  nome: '',
  descricao: null,
  categoria: null,
  cobranca: 'MENSAL',
  valor: null,
  quantidade_maxima: 1,
  incompativel_com: [],
  icone: null,
  ativo: true,
}

export const valoresDe = (adicional: Adicional): ValoresAdicional => ({
  nome: adicional.nome,
  descricao: adicional.descricao,
  categoria: adicional.categoria,
  cobranca: adicional.cobranca,
  valor: adicional.valor,
  quantidade_maxima: adicional.quantidade_maxima,
  incompativel_com: adicional.incompativel_com.map(({ id }) => id),
  icone: adicional.icone,
  ativo: adicional.ativo,
})

/** What is sent: the schema has seen to price and category. */
export const paraEnvio = (valores: ValoresAdicional) => valores as DadosAdicional

const emPalavras: Record<string, (valor: unknown) => string | undefined> = {
  categoria: (valor) => rotuloDaCategoria[valor as CategoriaAdicional],
  cobranca: (valor) => rotuloDaCobranca[valor as Cobranca],
  valor: (valor) => formatarDinheiro(Number(valor)),
  icone: (valor) => nomeDoIcone(String(valor)),
}

type Opcao = { id: string; nome: string }

/**
 * A field's value as people read it. The history brings names. A conflict brings ids, which are looked up.
 */
export const mostrarCampo = (campo: string, valor: unknown, opcoes: readonly Opcao[] = []): string => {
  if (estaVazio(valor)) return mostrarValor(valor)
  if (Array.isArray(valor))
    return mostrarValor(valor.map((id) => opcoes.find((opcao) => opcao.id === id)?.nome ?? id))
  return emPalavras[campo]?.(valor) ?? mostrarValor(valor)
}

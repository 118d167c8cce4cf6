import { descreverDesconto } from '@balcao/contract/catalogo/preco/desconto'
import type { DadosPromocao, Desconto, Promocao } from '@balcao/contract/catalogo/promocao'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { mostrarValor } from '#ui/historico/entradas.ts'
import { textos } from './promocao.textos.ts'

export const promocaoNova = (): DadosPromocao => ({
  nome: '',
  descricao: null,
  codigo: null,
  desconto_mensalidade: null,
  desconto_instalacao: null,
  duracao_meses: 1,
  vigencia_inicio: diaNoFuso(new Date(), configuracao.fuso_horario),
  vigencia_fim: null,
  todos_planos: false,
  planos: [],
  todos_canais: true,
  canais: [],
  todas_cidades: true,
  cidades: [],
  limite_total: null,
  limite_por_cliente: null,
  limite_por_vendedor: null,
  cumulativa: false,
  prioridade: 0,
  ativo: true,
})

export const valoresDe = (promocao: Promocao): DadosPromocao => ({
  nome: promocao.nome,
  descricao: promocao.descricao,
  codigo: promocao.codigo,
  desconto_mensalidade: promocao.desconto_mensalidade,
  desconto_instalacao: promocao.desconto_instalacao,
  duracao_meses: promocao.duracao_meses,
  vigencia_inicio: promocao.vigencia_inicio,
  vigencia_fim: promocao.vigencia_fim,
  todos_planos: promocao.todos_planos,
  planos: promocao.planos.map(({ id }) => id),
  todos_canais: promocao.todos_canais,
  canais: promocao.canais.map(({ id }) => id),
  todas_cidades: promocao.todas_cidades,
  cidades: promocao.cidades,
  limite_total: promocao.limite_total,
  limite_por_cliente: promocao.limite_por_cliente,
  limite_por_vendedor: promocao.limite_por_vendedor,
  cumulativa: promocao.cumulativa,
  prioridade: promocao.prioridade,
  ativo: promocao.ativo,
})

type Opcao = { id: string; nome: string }

const ehDesconto = (valor: unknown): valor is Desconto =>
  typeof valor === 'object' && valor !== null && 'tipo' in valor

/**
 * A field's value as people read it. A conflict brings the form's values: ids, which are looked up in
 * `opcoes`, and amounts. The history already comes in words.
 */
export const mostrarCampo = (campo: string, valor: unknown, opcoes: readonly Opcao[]): string => {
  if (ehDesconto(valor))
    return descreverDesconto(valor, campo === 'desconto_instalacao' ? 'instalação' : 'mensalidade')
  if (campo.startsWith('vigencia_') && typeof valor === 'string') return formatarData(valor)
  if (campo === 'cidades' && Array.isArray(valor)) return textos.cidades(valor.length)
  if (Array.isArray(valor))
    return mostrarValor(valor.map((id) => opcoes.find((opcao) => opcao.id === id)?.nome ?? id))
  return mostrarValor(valor)
}

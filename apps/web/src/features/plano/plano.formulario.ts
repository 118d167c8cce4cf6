import {
  type AdicionalDoPlano,
  DadosPlano,
  type NovoPlano,
  nomeDaTecnologia,
  type Plano,
  planoEmBranco,
} from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { mostrarValor } from '#ui/historico/entradas.ts'
import { nomeDoTipoPessoa } from './plano.textos.ts'

export const ValoresPlano = DadosPlano
export type ValoresPlano = DadosPlano

/** A number is null until it is typed. The schema then requires it. */
type PorDigitar = 'download_mbps' | 'upload_mbps' | 'valor_mensal'
export type ValoresNovoPlano = Omit<NovoPlano, PorDigitar> & Record<PorDigitar, number | null>

/** The values of the form, for a new plan or a saved one. */
export type ValoresDoFormulario = ValoresPlano | ValoresNovoPlano

export const planoNovo = (hoje: string): ValoresNovoPlano => ({
  ...planoEmBranco,
  codigo: '',
  nome: '',
  tecnologia: 'FIBRA',
  download_mbps: null,
  upload_mbps: null,
  tipos_pessoa: ['PF', 'PJ'],
  vigencia_inicio: hoje,
  valor_mensal: null,
})

export const valoresDe = (plano: Plano): ValoresPlano => {
  const { id, preco, precos, situacao, promocoes, editavel, criado_em, atualizado_em, versao, ...campos } =
    plano
  return {
    ...campos,
    empresas: plano.empresas.map(({ id }) => id),
    canais: plano.canais.map(({ id }) => id),
    recursos: plano.recursos.map(({ id }) => id),
    adicionais: plano.adicionais.map(({ adicional_id, obrigatorio, valor }) => ({
      adicional_id,
      obrigatorio,
      valor,
    })),
  }
}

type Opcao = { id: string; nome: string }

const unidades: Record<string, string> = {
  download_mbps: 'Mbps',
  upload_mbps: 'Mbps',
  franquia_gb: 'GB',
  fidelidade_meses: 'meses',
}

const ehAdicional = (item: unknown): item is AdicionalDoPlano =>
  typeof item === 'object' && item !== null && 'adicional_id' in item

/**
 * A field's value as people read it. The history brings names. A conflict brings ids, which are looked up in
 * `opcoes`. Cities are counted, because nobody reads five thousand names.
 */
export const mostrarCampo = (campo: string, valor: unknown, opcoes: readonly Opcao[] = []): string => {
  const nomeDe = (item: unknown): string => {
    if (ehAdicional(item)) {
      const preco = item.valor === null ? '' : `, ${formatarDinheiro(item.valor)}`
      return `${nomeDe(item.adicional_id)} (${item.obrigatorio ? 'obrigatório' : 'opcional'}${preco})`
    }
    return opcoes.find(({ id }) => id === item)?.nome ?? mostrarValor(item)
  }
  if (campo === 'cidades' && Array.isArray(valor)) return quantasCidades(valor.length)
  if (campo === 'tipos_pessoa' && Array.isArray(valor))
    return valor.map((tipo) => (tipo === 'PF' ? nomeDoTipoPessoa.PF : nomeDoTipoPessoa.PJ)).join(', ')
  if (Array.isArray(valor)) return mostrarValor(valor.map(nomeDe))
  if (valor === null) return mostrarValor(valor)
  if (campo === 'imagem') return 'com imagem'
  if (campo === 'tecnologia') return nomeDaTecnologia[valor as Plano['tecnologia']] ?? mostrarValor(valor)
  if (campo === 'beneficio_valor' && typeof valor === 'number') return formatarDinheiro(valor)
  if (campo.startsWith('vigencia')) return formatarData(String(valor))
  const unidade = unidades[campo]
  return unidade ? `${mostrarValor(valor)} ${unidade}` : mostrarValor(valor)
}

const quantasCidades = (n: number) => (n === 1 ? '1 cidade' : `${n} cidades`)

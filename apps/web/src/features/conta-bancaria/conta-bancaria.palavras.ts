import { type CampoDaConta, codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { EncargosDoBoleto } from '@balcao/contract/cobranca/boleto'
import { especiesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import type { ContaBancariaResumo } from '@balcao/contract/cobranca/conta-bancaria'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarPercentual } from '@balcao/contract/valores/percentual'
import * as z from 'zod/mini'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, especies, rotulos, textos } from './conta-bancaria.textos.ts'

const percentual = (valor: unknown) => `${formatarPercentual(Number(valor))}%`

const escritores: Record<string, (valor: unknown) => string | undefined> = {
  banco: (valor) => {
    const codigo = codigosDosBancos.find((codigo) => codigo === valor)
    return codigo && bancos[codigo].nome
  },
  especie: (valor) => {
    const codigo = especiesDeBoleto.find((codigo) => codigo === valor)
    return codigo && especies[codigo]
  },
  multa_percentual: percentual,
  juros_percentual_mes: percentual,
  desconto: (valor) => {
    const lido = z.safeParse(EncargosDoBoleto.shape.desconto, valor)
    return lido.data ? textos.ateDias(formatarDinheiro(lido.data.valor), lido.data.dias_antes) : undefined
  },
  dias_para_baixa: (valor) => textos.emDias(Number(valor)),
}

export const palavras: Palavras = {
  rotulos,
  acoes: acoesDoHistorico,
  mostrarCampo: (campo, valor) => {
    if (estaVazio(valor)) return mostrarValor(valor)
    return escritores[campo]?.(valor) ?? mostrarValor(valor)
  },
}

const EM_LINHA: [CampoDaConta, CampoDaConta?][] = [
  ['agencia', 'agencia_dv'],
  ['conta', 'conta_dv'],
  ['convenio'],
  ['carteira'],
]

type Identificacao = Pick<
  ContaBancariaResumo,
  'banco' | 'agencia' | 'agencia_dv' | 'conta' | 'conta_dv' | 'convenio' | 'carteira'
>

/** "Itaú · agência 8214 · conta 50232-3 · carteira 109", in the bank's own words. */
export const contaEmLinha = (conta: Identificacao) => {
  const { nome, campos } = bancos[conta.banco]
  const valores: Partial<Record<CampoDaConta, string | null>> = conta
  const partes = EM_LINHA.flatMap(([campo, digito]) => {
    const rotulo = campos[campo]?.rotulo
    const numero = [valores[campo], digito && valores[digito]].filter(Boolean).join('-')
    return rotulo && numero ? [`${rotulo.toLowerCase()} ${numero}`] : []
  })
  return [nome, ...partes].join(' · ')
}

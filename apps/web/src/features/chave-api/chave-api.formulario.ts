import {
  DadosChaveApi,
  FAIXAS_MAXIMAS,
  LIMITE_PADRAO_POR_MINUTO,
  VALIDADE_PADRAO_DIAS,
} from '@balcao/contract/acesso/chave-api'
import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { somarDias } from '@balcao/contract/valores/dia'
import { FaixaDeIp } from '@balcao/contract/valores/faixa-de-ip'
import * as z from 'zod/mini'
import { mostrarValor } from '#ui/historico/entradas.ts'
import { quando } from '#ui/quando.ts'
import { textos } from './chave-api.textos.ts'

const faixas = (texto: string) => texto.split(/[\s,;]+/).filter(Boolean)

/** The addresses are one text, with a range in each line, because they are pasted. */
export const ValoresChaveApi = z.extend(DadosChaveApi, {
  enderecos: z.string().check(
    z.refine((texto) => faixas(texto).length <= FAIXAS_MAXIMAS, textos.faixasDemais(FAIXAS_MAXIMAS)),
    z.check<string>(({ value, issues }) => {
      const ruim = faixas(value).find((faixa) => !FaixaDeIp.safeParse(faixa).success)
      if (ruim) issues.push({ code: 'custom', message: textos.faixaRuim(ruim), input: value })
    }),
  ),
})
export type ValoresChaveApi = Omit<DadosChaveApi, 'enderecos' | 'expira_no_dia' | 'limite_por_minuto'> & {
  enderecos: string
  expira_no_dia: string | null
  limite_por_minuto: number | null
}

export const chaveNova = (hoje: string, todas_empresas: boolean): ValoresChaveApi => ({
  nome: '',
  permissoes: [],
  todas_empresas,
  empresas: [],
  expira_no_dia: somarDias(hoje, VALIDADE_PADRAO_DIAS),
  enderecos: '',
  limite_por_minuto: LIMITE_PADRAO_POR_MINUTO,
})

/** Only called once the form is valid: nothing is null any more. */
export const paraEnvio = (valores: ValoresChaveApi) => ({
  ...valores,
  empresas: valores.todas_empresas ? [] : valores.empresas,
  expira_no_dia: valores.expira_no_dia ?? '',
  limite_por_minuto: valores.limite_por_minuto ?? 0,
  enderecos: [...new Set(faixas(valores.enderecos))],
})

/** How each value reads in the history. */
export const mostrarCampo = (campo: string, valor: unknown) => {
  if (campo === 'permissoes' && Array.isArray(valor))
    return valor.map((p) => rotuloDaPermissao(p as Permissao)).join(', ')
  if (campo === 'expira_em' && typeof valor === 'string') return quando(valor)
  if (campo === 'enderecos' && Array.isArray(valor) && !valor.length) return textos.qualquerEndereco
  if (typeof valor === 'boolean') return valor ? textos.sim : textos.nao
  return mostrarValor(valor)
}

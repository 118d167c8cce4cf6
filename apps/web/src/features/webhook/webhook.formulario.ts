import { DadosWebhook, type Webhook } from '@balcao/contract/provedor/webhook'
import { tiposDeEvento } from '@balcao/contract/provedor/webhook-eventos'
import { mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, rotulos } from './webhook.textos.ts'

export type ValoresWebhook = DadosWebhook

export const EsquemaDosValores = DadosWebhook

export const webhookNovo: ValoresWebhook = {
  nome: '',
  url: '',
  eventos: [],
  todas_empresas: true,
  empresas: [],
  ativo: true,
}

/** An event that is no longer sent is not offered any more either. */
export const valoresDe = ({
  nome,
  url,
  eventos,
  todas_empresas,
  empresas,
  ativo,
}: Webhook): ValoresWebhook => ({
  ...{ nome, url, todas_empresas, ativo },
  eventos: tiposDeEvento.filter((tipo) => eventos.includes(tipo)),
  empresas: empresas.map(({ id }) => id),
})

/** The form keeps the list of companies while "every company" makes it irrelevant. */
export const paraEnvio = (valores: ValoresWebhook): DadosWebhook => ({
  ...valores,
  empresas: valores.todas_empresas ? [] : valores.empresas,
})

/** `empresas`: names for the ids in a conflict. The history already holds names. */
export const palavrasCom = (empresas: readonly { id: string; nome: string }[]): Palavras => {
  const nomes = new Map(empresas.map(({ id, nome }) => [id, nome]))
  const nomear = (valor: unknown) => (typeof valor === 'string' ? (nomes.get(valor) ?? valor) : valor)
  return {
    rotulos,
    acoes: acoesDoHistorico,
    mostrarCampo: (campo, valor) =>
      mostrarValor(campo === 'empresas' && Array.isArray(valor) ? valor.map(nomear) : valor),
  }
}

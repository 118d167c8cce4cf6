import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { emLista } from '#textos/emLista.ts'

/** Why a returned sale cannot go back as it is, in words; null when it can. */
export const porQueNaoReenviar = (anexos: readonly Anexo[]): string | null => {
  const rejeitados = anexos.filter(({ atual, veredito }) => atual && veredito === 'REJEITADO')
  if (rejeitados.length === 0) return null
  return `Substitua antes: ${emLista(rejeitados.map(({ tipo }) => nomesDosAnexos[tipo].toLowerCase()))}.`
}

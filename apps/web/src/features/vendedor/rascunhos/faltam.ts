import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { type Contexto, faltasDoRascunho } from '@balcao/contract/vendas/faltas'
import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'
import type { RascunhoNaLista } from './juntar.ts'

const palavrasDosAnexos: Record<TipoAnexo, string> = {
  DOCUMENTO_FRENTE: 'frente do documento',
  DOCUMENTO_VERSO: 'verso do documento',
  COMPROVANTE_ENDERECO: 'comprovante de endereço',
  AUDIO_ACEITE: 'áudio',
  COMPROVANTE_VENDA: 'comprovante de venda',
}

const palavras: Record<string, string> = {
  empresa_id: 'empresa',
  canal_venda_id: 'canal',
  // The document says which of the two it is.
  'cliente.tipo_pessoa': 'CPF ou CNPJ',
  'cliente.cpf_cnpj': 'CPF ou CNPJ',
  'cliente.nome': 'nome',
  'cliente.data_nascimento': 'nascimento',
  'cliente.responsavel': 'responsável',
  'cliente.email': 'e-mail',
  'cliente.telefones': 'telefone',
  plano_id: 'plano',
  adicionais: 'adicionais',
  promocoes: 'promoção',
  cupom: 'cupom',
  dia_vencimento: 'vencimento',
  forma_pagamento: 'forma de pagamento',
  agendamento: 'agendamento',
  endereco: 'endereço',
  cliente: 'cliente',
}

/** The word of a field, or of the nearest thing around it that has one. */
const palavraDe = (campo: string): string => {
  const [inicio, tipo] = campo.split('.')
  if (inicio === 'anexos') return palavrasDosAnexos[tipo as TipoAnexo]
  return palavras[campo] ?? palavraDe(campo.slice(0, campo.lastIndexOf('.')))
}

const TUDO = Object.keys(ClienteDaVenda.shape)

/** What still has to be said before this draft can be sent, in words: "telefone", "plano", "áudio". */
export const faltam = (
  { dados, consulta, anexos }: Pick<RascunhoNaLista, 'dados' | 'consulta' | 'anexos'>,
  preparo: Pick<PreparoDaVenda, 'canais' | 'dias_vencimento'> | undefined,
  agora: Pick<Contexto, 'hoje' | 'hora' | 'enviada'>,
): string[] => {
  const faltas = faltasDoRascunho(dados, {
    ...agora,
    // What is not known here is not called missing: the last step of the sale looks again.
    noRegistro: consulta?.preenchidos ?? TUDO,
    canal: preparo?.canais.find(({ id }) => id === dados.canal_venda_id) ?? null,
    diasDeVencimento: preparo?.dias_vencimento ?? [dados.dia_vencimento ?? 0],
    anexos: anexos ?? tiposDeAnexo,
  })
  return [...new Set(faltas.map(({ campo }) => palavraDe(campo)))]
}

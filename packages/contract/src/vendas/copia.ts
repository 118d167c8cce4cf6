import { type DadosDoRascunho, RASCUNHO_VAZIO } from './rascunho.ts'
import type { Venda } from './venda.ts'

type Copiavel = Pick<
  Venda,
  | 'empresa'
  | 'canal'
  | 'cliente_id'
  | 'cliente'
  | 'endereco'
  | 'plano'
  | 'adicionais'
  | 'dia_vencimento'
  | 'forma_pagamento'
  | 'agendamento'
>

const semNulos = <O extends object>(objeto: O) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== null)) as {
    [C in keyof O]?: NonNullable<O[C]>
  }

/** What a copy of a sale starts from: data and offer. Neither authorisation, acceptance nor attachments. */
export const dadosDaCopia = (venda: Copiavel): DadosDoRascunho => {
  const { cidade: _, uf: __, ...endereco } = venda.endereco
  const { tipo_pessoa, cpf_cnpj } = venda.cliente
  return {
    ...RASCUNHO_VAZIO,
    empresa_id: venda.empresa.id,
    canal_venda_id: venda.canal.id,
    // The rest is left out: it is as on record, which may know better by now.
    cliente: { id: venda.cliente_id, tipo_pessoa, cpf_cnpj },
    endereco: semNulos(endereco),
    plano_id: venda.plano.id,
    adicionais: venda.adicionais.map(({ id, quantidade }) => ({ id, quantidade })),
    // Those of that day may be over. Left open, the best of today count.
    promocoes: null,
    dia_vencimento: venda.dia_vencimento,
    forma_pagamento: venda.forma_pagamento,
    agendamento: { turno: venda.agendamento.turno },
  }
}

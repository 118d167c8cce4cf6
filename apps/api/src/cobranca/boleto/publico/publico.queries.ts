import {
  type AndamentoDoBoleto,
  type BoletoPublico,
  estadoPublico,
  seraPago,
} from '@balcao/contract/cobranca/boleto-publico'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import { fimDoDesconto } from '@balcao/contract/cobranca/encargos'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { primeiroNome } from '@balcao/contract/vendas/aceite-link'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import type { BoletoTravado } from '../alcance.ts'
import { pixDeHoje } from '../boleto.queries.ts'
import { boleto } from '../boleto.table.ts'
import { lerConta } from '../emitir/conta.queries.ts'
import { pdfDosBoletos } from '../impressao/imprimir.queries.ts'
import { valorDeHoje } from '../valor-no-dia.ts'

/** A CPF. Of a company the first word is no name. */
const DIGITOS_DE_UMA_PESSOA = 11

/** 404 also for a person who was forgotten, and for what was never meant to be paid. */
export const boletoDoLink = async (db: Db, id: string | null): Promise<BoletoTravado> => {
  const [achado] = id ? await db.select().from(boleto).where(eq(boleto.id, id)) : []
  if (!achado?.pagador.documento || achado.origem === 'TESTE') throw naoEncontrado()
  return achado
}

const andamentoCom = async (
  db: Db,
  lido: BoletoTravado,
  configuracao: Configuracao,
): Promise<AndamentoDoBoleto> => {
  const [estado, hoje] = [estadoPublico(lido), valorDeHoje(lido, configuracao)]
  const { pago_em, vencimento, encargos } = lido
  const desconto_ate = hoje.desconto > 0 ? fimDoDesconto(vencimento, encargos) : null
  const andamento = { estado, pago_em, vencimento, hoje, desconto_ate }
  if (!seraPago(estado)) return { ...andamento, linha_digitavel: null, pix: null }
  const de = await lerConta(db, lido.conta_bancaria_id)
  if (!de) throw new Error('um boleto sem conta bancária')
  const linha_digitavel = linhaDigitavel(lido.codigo_barras)
  return { ...andamento, linha_digitavel, pix: pixDeHoje(lido, de, hoje) }
}

export const andamentoDoBoleto = async (db: Db, lido: BoletoTravado) =>
  andamentoCom(db, lido, await lerConfiguracao(db))

export const verBoletoPublico = async (db: Db, lido: BoletoTravado): Promise<BoletoPublico> => {
  const { descricao, itens, valor, pagador } = lido
  const configuracao = await lerConfiguracao(db)
  const [cobradora] = await db
    .select({
      nome_fantasia: empresa.nome_fantasia,
      cnpj: empresa.cnpj,
      telefone: empresa.telefone,
      email: empresa.email,
    })
    .from(empresa)
    .where(eq(empresa.id, lido.empresa_id))
  if (!cobradora) throw new Error('um boleto sem empresa')
  return {
    ...(await andamentoCom(db, lido, configuracao)),
    ...{ marca: configuracao.marca, descricao, itens, valor },
    empresa: {
      ...cobradora,
      cnpj: formatarDocumento(cobradora.cnpj),
      telefone: cobradora.telefone && formatarTelefone(cobradora.telefone),
    },
    primeiro_nome: pagador.documento.length === DIGITOS_DE_UMA_PESSOA ? primeiroNome(pagador.nome) : null,
  }
}

/** Only while it can be paid: name, document and address are on the paper. */
export const pdfDoLink = (db: Db, lido: BoletoTravado) => {
  if (!seraPago(estadoPublico(lido))) throw naoEncontrado()
  return pdfDosBoletos(db, [lido])
}

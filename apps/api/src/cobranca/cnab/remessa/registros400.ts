import { codigo, data, documento, fixo, numero, texto, tipoDoDocumento, zeros } from './campos.ts'
import type { Campo, Valor } from './registro.ts'
import type { Remessa, TituloDaRemessa } from './remessa.ts'

/** Every line of CNAB 400 ends with its number in the file. */
export type Com<C> = C & { linha: number }
export type NoTitulo = Com<{
  remessa: Remessa
  movimento: string
  especie: string
  titulo: TituloDaRemessa
}>

export const sequencial: Campo<Com<unknown>> = [395, 400, 'sequencial', numero((c) => c.linha)]

export const header: Campo<Com<Remessa>>[] = [
  [1, 9, 'remessa', fixo('01REMESSA')],
  [10, 11, 'código do serviço', fixo('01')],
  [12, 26, 'serviço', texto(() => 'COBRANCA')],
  [47, 76, 'nome da empresa', texto((r) => r.beneficiario.nome)],
  [77, 79, 'banco', codigo((r) => r.conta.banco)],
  [95, 100, 'data de geração', data((r) => r.gerada_em)],
  sequencial,
]

/** Whoever was forgotten still has what the bank shall write off, which it finds by its number. */
const seNaoEsquecido =
  (valor: Valor<NoTitulo>): Valor<NoTitulo> =>
  (c, largura) =>
    (c.titulo.movimento === 'BAIXA' && c.titulo.pagador.documento === '' ? zeros : valor)(c, largura)
const doPagador = ({ titulo }: NoTitulo) => titulo.pagador.documento

export const detalhe: Campo<NoTitulo>[] = [
  [1, 1, 'tipo do registro', fixo('1')],
  [38, 62, 'referência', codigo((c) => c.titulo.referencia)],
  [109, 110, 'ocorrência', codigo((c) => c.movimento)],
  [111, 120, 'número do documento', texto((c) => c.titulo.numero_documento)],
  [121, 126, 'vencimento', data((c) => c.titulo.vencimento)],
  [127, 139, 'valor', numero((c) => c.titulo.valor)],
  [148, 149, 'espécie', codigo((c) => c.especie)],
  [150, 150, 'aceite', fixo('N')],
  [151, 156, 'emissão', data((c) => c.titulo.emissao)],
  [157, 160, 'instruções', zeros],
  [161, 173, 'juros por dia', numero((c) => c.titulo.juros_por_dia)],
  [174, 179, 'desconto até', data((c) => c.titulo.desconto?.ate ?? null)],
  [180, 192, 'valor do desconto', numero((c) => c.titulo.desconto?.valor ?? 0)],
  [193, 205, 'IOF', zeros],
  [206, 218, 'abatimento', zeros],
  [219, 220, 'tipo de inscrição do pagador', seNaoEsquecido(tipoDoDocumento(doPagador))],
  [221, 234, 'inscrição do pagador', seNaoEsquecido(documento(doPagador))],
  [275, 314, 'endereço', texto((c) => c.titulo.pagador.endereco)],
  [327, 334, 'CEP', numero((c) => c.titulo.pagador.cep)],
  sequencial,
]

export const trailer: Campo<Com<unknown>>[] = [[1, 1, 'tipo do registro', fixo('9')], sequencial]

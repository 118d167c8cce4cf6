import type { Retorno400 } from './banco.ts'
import { lerDocumento } from './cabecalho.ts'
import { lerDia, lerNumero, lerPares, lerTexto } from './campos.ts'
import { comLargura, type Linha } from './linhas.ts'
import { contagemErrada, cortado, linhaDesconhecida, RetornoRecusado } from './recusado.ts'
import { lerBancoRecebedor, lerEvento } from './registro.ts'
import type { RegistroDoRetorno } from './retorno.ts'

const SEQUENCIAL = [395, 400] as const

const lerTarifa = ({ detalhe }: Retorno400, linha: Linha, ocorrencia: string): number => {
  const { tarifa, tarifaSoEm, outrasDespesas } = detalhe
  const daTarifa = !tarifaSoEm || tarifaSoEm.includes(ocorrencia) ? lerNumero(linha, tarifa) : 0
  return daTarifa + (outrasDespesas ? lerNumero(linha, outrasDespesas) : 0)
}

/** Itaú gives what fell on the account, so that what was paid is that and the fee. Bradesco gives what was paid. */
const lerPagamento = ({ detalhe }: Retorno400, linha: Linha, comPagamento: boolean, tarifa: number) => {
  const { posicoes, semTarifa } = detalhe.recebido
  const recebido = comPagamento ? lerNumero(linha, posicoes) : 0
  if (!semTarifa) return { valor_pago: recebido, valor_creditado: null }
  return { valor_pago: comPagamento ? recebido + tarifa : 0, valor_creditado: recebido }
}

const lerTitulo = (banco: Retorno400, linha: Linha): RegistroDoRetorno => {
  const em = banco.detalhe
  const { ocorrencia, evento, comPagamento } = lerEvento(banco.ocorrencias, linha, [109, 110])
  const tarifa = lerTarifa(banco, linha, ocorrencia)
  return {
    linha: linha.numero,
    sequencial: lerNumero(linha, SEQUENCIAL),
    ocorrencia,
    evento,
    motivos: lerPares(linha, em.motivos),
    nosso_numero: lerTexto(linha, em.nosso_numero),
    nosso_numero_dv: em.nosso_numero_dv ? lerTexto(linha, em.nosso_numero_dv) : null,
    referencia: lerTexto(linha, em.referencia),
    valor_titulo: lerNumero(linha, em.valor_titulo),
    ...lerPagamento(banco, linha, comPagamento, tarifa),
    juros_multa: lerNumero(linha, [267, 279]),
    desconto: lerNumero(linha, [241, 253]),
    abatimento: lerNumero(linha, [228, 240]),
    tarifa,
    vencimento: lerDia(linha, em.vencimento),
    data_ocorrencia: lerDia(linha, [111, 116]),
    data_credito: lerDia(linha, [296, 301]),
    banco_recebedor: lerBancoRecebedor(linha, em.banco_recebedor),
  }
}

/** Types of records that some banks add to a title: sharing, messages, Pix. */
const COMPLEMENTO = /[2-8]/

/** Takes the lines after the header, one by one, and checks that nothing is missing among them. */
export const leitor400 = (banco: Retorno400, documento: string | null) => {
  let registros = 1
  let terminou = false

  const terminar = (linha: Linha) => {
    if (lerTexto(linha, [5, 7]) !== banco.codigo)
      throw new RetornoRecusado(
        'OUTRO_BANCO',
        `A linha ${linha.numero} não é do banco ${banco.codigo}, que escreveu o arquivo.`,
      )
    const informados = lerNumero(linha, SEQUENCIAL)
    if (informados !== registros) throw contagemErrada(linha.numero, registros, informados)
    terminou = true
  }

  return {
    ler(curta: Linha): RegistroDoRetorno | null {
      const linha = comLargura(curta, 400)
      const tipo = linha.texto.charAt(0)
      if (terminou) throw linhaDesconhecida(linha.numero)
      if (linha.ultima && tipo !== '9') throw cortado()
      registros += 1
      if (tipo === '1') {
        const doDetalhe = lerDocumento(linha, banco.noDetalhe)
        if (documento !== null && doDetalhe !== null && doDetalhe !== documento)
          throw new RetornoRecusado(
            'OUTRO_BENEFICIARIO',
            `A linha ${linha.numero} é de outro CPF ou CNPJ que as anteriores. Envie o arquivo como o banco o entregou.`,
          )
        return lerTitulo(banco, linha)
      }
      if (tipo === '9') terminar(linha)
      else if (!COMPLEMENTO.test(tipo)) throw linhaDesconhecida(linha.numero)
      return null
    },
    concluir() {
      if (!terminou) throw cortado()
    },
  }
}

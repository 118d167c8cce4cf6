import type { Retorno240 } from './banco.ts'
import { outroServico } from './cabecalho.ts'
import { lerDia, lerNumero, lerPares, lerTexto } from './campos.ts'
import { comLargura, type Linha } from './linhas.ts'
import { contagemErrada, cortado, linhaDesconhecida, RetornoRecusado } from './recusado.ts'
import { lerBancoRecebedor, lerEvento } from './registro.ts'
import type { RegistroDoRetorno } from './retorno.ts'

const semU = (t: Linha) =>
  new RetornoRecusado(
    'T_SEM_U',
    `Falta a segunda parte (segmento U) do registro da linha ${t.numero}. Baixe o arquivo de novo no banco.`,
  )

/** A title is a T and the next U. */
const lerTitulo = (banco: Retorno240, t: Linha, u: Linha): RegistroDoRetorno => {
  const em = banco.segmentoT
  const { ocorrencia, evento, comPagamento } = lerEvento(banco.ocorrencias, t, [16, 17])
  const nosso_numero = lerTexto(t, em.nosso_numero)
  const nosso_numero_dv = em.nosso_numero_dv ? lerTexto(t, em.nosso_numero_dv) : null
  return {
    linha: t.numero,
    sequencial: lerNumero(t, [9, 13]),
    ocorrencia,
    evento,
    motivos: lerPares(t, em.motivos),
    ...(banco.separarDv?.(nosso_numero) ?? { nosso_numero, nosso_numero_dv }),
    referencia: lerTexto(t, em.referencia),
    valor_titulo: lerNumero(t, em.valor_titulo),
    valor_pago: comPagamento ? lerNumero(u, [78, 92]) : 0,
    valor_creditado: comPagamento ? lerNumero(u, [93, 107]) : 0,
    juros_multa: lerNumero(u, [18, 32]),
    desconto: lerNumero(u, [33, 47]),
    abatimento: lerNumero(u, [48, 62]),
    tarifa: lerNumero(t, em.tarifa),
    vencimento: lerDia(t, em.vencimento),
    data_ocorrencia: lerDia(u, [138, 145]),
    data_credito: lerDia(u, [146, 153]),
    banco_recebedor: lerBancoRecebedor(t, em.banco_recebedor),
  }
}

/** Takes the lines after the header, one by one, and checks that nothing is missing among them. */
export const leitor240 = (banco: Retorno240) => {
  let registros = 1
  let lotes = 0
  /** Records of the open lot. Zero: none is open. */
  let noLote = 0
  let t: Linha | null = null
  let terminou = false

  const conferirContagem = (linha: Linha, posicoes: readonly [number, number], contados: number) => {
    const informados = lerNumero(linha, posicoes)
    if (informados !== contados) throw contagemErrada(linha.numero, contados, informados)
  }

  const abrirLote = (linha: Linha) => {
    if (noLote > 0) throw linhaDesconhecida(linha.numero)
    if (lerTexto(linha, [10, 11]) !== '01') throw outroServico()
    lotes += 1
    noLote = 1
  }

  const lerSegmento = (linha: Linha): RegistroDoRetorno | null => {
    if (noLote === 0) throw linhaDesconhecida(linha.numero)
    noLote += 1
    const segmento = linha.texto[13]
    if (segmento === 'T') {
      if (t) throw semU(t)
      t = linha
    }
    if (segmento !== 'U') return null
    if (!t) throw linhaDesconhecida(linha.numero)
    const titulo = lerTitulo(banco, t, linha)
    t = null
    return titulo
  }

  const fecharLote = (linha: Linha) => {
    if (noLote === 0) throw linhaDesconhecida(linha.numero)
    if (t) throw semU(t)
    conferirContagem(linha, [18, 23], noLote + 1)
    noLote = 0
  }

  const terminar = (linha: Linha) => {
    if (noLote > 0) throw cortado()
    conferirContagem(linha, [18, 23], lotes)
    conferirContagem(linha, [24, 29], registros)
    terminou = true
  }

  return {
    ler(curta: Linha): RegistroDoRetorno | null {
      const linha = comLargura(curta, 240)
      const tipo = linha.texto[7]
      if (terminou) throw linhaDesconhecida(linha.numero)
      if (linha.ultima && tipo !== '9') throw cortado()
      if (!linha.texto.startsWith(banco.codigo))
        throw new RetornoRecusado(
          'OUTRO_BANCO',
          `A linha ${linha.numero} não é do banco ${banco.codigo}, que escreveu o arquivo.`,
        )
      registros += 1
      if (tipo === '3') return lerSegmento(linha)
      if (tipo === '1') abrirLote(linha)
      else if (tipo === '5') fecharLote(linha)
      else if (tipo === '9') terminar(linha)
      else throw linhaDesconhecida(linha.numero)
      return null
    },
    concluir() {
      if (!terminou) throw cortado()
    },
  }
}

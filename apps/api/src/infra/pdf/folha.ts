import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'

const require = createRequire(import.meta.url)
/** Its own letters: the built-in ones garble what is not of Western Europe. */
const LETRAS = {
  normal: require.resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  forte: require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
}
const MARGEM = 50
const LARGURA = 595.28 - 2 * MARGEM
const CINZA = '#5a6472'
const PRETO = '#1c2430'

type Coluna = { largura: number; direita?: boolean }

/** A sheet that is written from top to bottom. */
export const criarFolha = ({ titulo, autor, em }: { titulo: string; autor: string; em: string }) => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGEM,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: LETRAS.normal,
    // The same acceptance is the same file, whenever it is written.
    info: { Title: titulo, Author: autor, CreationDate: new Date(em) },
  })
  pdf.registerFont('normal', LETRAS.normal).registerFont('forte', LETRAS.forte)
  const partes: Uint8Array[] = []
  pdf.on('data', (parte: Uint8Array) => partes.push(parte))
  const terminado = new Promise<Buffer>((pronto, falhou) => {
    pdf.on('end', () => pronto(Buffer.concat(partes)))
    pdf.on('error', falhou)
  })
  const aEsquerda = () => {
    pdf.x = MARGEM
  }
  const texto = (linha: string, tamanho = 10) => {
    aEsquerda()
    pdf.font('normal').fontSize(tamanho).fillColor(PRETO).text(linha, { width: LARGURA, lineGap: 2 })
  }
  const caber = (altura: number) => {
    if (pdf.y + altura > pdf.page.height - MARGEM) pdf.addPage()
  }

  return {
    titulo: (linha: string) => {
      aEsquerda()
      pdf.font('forte').fontSize(18).fillColor(PRETO).text(linha, { width: LARGURA })
    },
    secao: (linha: string) => {
      caber(70)
      aEsquerda()
      pdf.moveDown(0.9).font('forte').fontSize(12).fillColor(PRETO).text(linha, { width: LARGURA })
      pdf.moveDown(0.2)
    },
    texto,
    menor: (linha: string) => {
      aEsquerda()
      pdf.font('normal').fontSize(8.5).fillColor(CINZA).text(linha, { width: LARGURA, lineGap: 1 })
    },
    /** "Nome: valor". */
    campo: (nome: string, valor: string) => {
      aEsquerda()
      pdf
        .font('forte')
        .fontSize(10)
        .fillColor(PRETO)
        .text(`${nome}: `, { continued: true, width: LARGURA, lineGap: 2 })
      pdf.font('normal').text(valor)
    },
    tabela: (colunas: readonly Coluna[], linhas: readonly (readonly string[])[]) => {
      for (const [i, linha] of linhas.entries()) {
        caber(16)
        const y = pdf.y
        let x = MARGEM
        for (const [j, { largura, direita }] of colunas.entries()) {
          pdf
            .font(i ? 'normal' : 'forte')
            .fontSize(9)
            .fillColor(i ? PRETO : CINZA)
            .text(linha[j] ?? '', x, y, {
              width: largura,
              align: direita ? 'right' : 'left',
              lineBreak: false,
            })
          x += largura
        }
        pdf.y = y + 14
      }
      aEsquerda()
    },
    novaPagina: () => pdf.addPage(),
    /** For a printed sheet. */
    quadro: (endereco: string, lado = 110) => {
      caber(lado + 10)
      const { data, size } = encode(endereco)
      const ponto = lado / size
      const topo = pdf.y + 6
      pdf.fillColor('#000000')
      for (const [linha, pontos] of data.entries())
        for (const [coluna, cheio] of pontos.entries())
          if (cheio) pdf.rect(MARGEM + coluna * ponto, topo + linha * ponto, ponto, ponto)
      pdf.fill()
      pdf.y = topo + lado + 6
    },
    link: (endereco: string) => {
      aEsquerda()
      pdf.font('normal').fontSize(9).fillColor('#0033a1').text(endereco, { width: LARGURA, link: endereco })
    },
    /** Numbers the pages, and gives the bytes. */
    fechar: (rodape: string) => {
      const { count } = pdf.bufferedPageRange()
      for (let i = 0; i < count; i++) {
        pdf.switchToPage(i)
        // Below the margin pdfkit would start another page.
        pdf.page.margins.bottom = 0
        pdf
          .font('normal')
          .fontSize(8)
          .fillColor(CINZA)
          .text(`${rodape} – página ${i + 1} de ${count}`, MARGEM, pdf.page.height - 32, { width: LARGURA })
      }
      pdf.end()
      return terminado
    },
  }
}
export type Folha = ReturnType<typeof criarFolha>

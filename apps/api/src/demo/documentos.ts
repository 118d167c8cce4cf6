import type { TipoAnexo } from '@balcao/contract/base/anexo'
import sharp from 'sharp'

const LARGURA = 1_000
const ALTURA = 640
/** Longer than the shortest that is accepted. */
const SEGUNDOS_DE_AUDIO = 14
const AMOSTRAS_POR_SEGUNDO = 8_000

type Desenho = { titulo: string; cor: string; linhas: string[]; retrato?: boolean }

/** What stands on somebody's papers. */
export type Papeis = {
  nome: string
  cpf: string
  nascimento: string
  rg: string
  mae: string
  /** Who lives at the address, and where it is. */
  titular: string
  rua: string
  matiz: string
}

const CARTEIRA = 'REPÚBLICA DA DEMONSTRAÇÃO'
const MATIZES = ['#dfeee2', '#e9e2f3', '#f3e9dc', '#dcecf3', '#f3dce4', '#ecf3dc']
export const matizDe = (i: number) => MATIZES[i % MATIZES.length] ?? ''

const ninguem = (nome: string, nascimento: string, rua: string, i: number): Papeis => ({
  ...{ nome, nascimento, titular: nome, rua: `${rua} – Centro`, matiz: matizDe(i) },
  ...{ cpf: '000.000.000-00', rg: '00.000.000-0', mae: 'MÃE FICTÍCIA' },
})

/** Nobody's. For sales that are over: not every one of them shows the same person. */
export const NINGUEM = [
  ninguem('PESSOA FICTÍCIA DA SILVA', '01/01/1990', 'Rua das Flores, 123', 0),
  ninguem('FULANA INVENTADA DE SOUZA', '02/02/1985', 'Rua dos Ipês, 45', 1),
  ninguem('BELTRANO IMAGINÁRIO COSTA', '03/03/1978', 'Avenida do Sol, 900', 2),
  ninguem('SICRANA FANTASIA LIMA', '04/04/1999', 'Travessa da Lua, 7', 3),
  ninguem('TAL DE TAL PEREIRA', '05/05/1966', 'Praça da Matriz, 31', 4),
  ninguem('ZUTANA EXEMPLO RAMOS', '06/06/1993', 'Alameda Norte, 208', 5),
]

type Papel = Exclude<TipoAnexo, 'AUDIO_ACEITE'>

const DESENHOS: Record<Papel, (papeis: Papeis) => Desenho> = {
  DOCUMENTO_FRENTE: ({ nome, nascimento, rg, matiz }) => ({
    titulo: `${CARTEIRA} · CARTEIRA DE IDENTIDADE`,
    cor: matiz,
    linhas: [`Nome: ${nome}`, `Nascimento: ${nascimento}`, `Registro: ${rg}`],
    retrato: true,
  }),
  DOCUMENTO_VERSO: ({ mae, cpf, nascimento, matiz }) => ({
    titulo: `${CARTEIRA} · VERSO`,
    cor: matiz,
    linhas: [`Filiação: ${mae} E PAI FICTÍCIO`, `CPF: ${cpf}`, `Nascimento: ${nascimento}`],
  }),
  COMPROVANTE_ENDERECO: ({ titular, rua }) => ({
    titulo: 'CONTA DE LUZ · COMPANHIA FICTÍCIA DE ENERGIA',
    cor: '#fbf6e3',
    linhas: [`Titular: ${titular}`, rua, 'Total a pagar: R$ 123,45'],
  }),
  COMPROVANTE_VENDA: ({ nome }) => ({
    titulo: 'COMPROVANTE DE VENDA',
    cor: '#f7eaea',
    linhas: [`Visita feita na casa de ${nome}`, 'Assinatura: ______________________', 'Data: 01/01/2026'],
  }),
}

const MARGEM = 40
const COR_DO_TEXTO = '#222222'

const texto = (conteudo: string, tamanho: number, cor: string, top: number, left: number) => ({
  input: {
    text: {
      text: `<span foreground="${cor}">${conteudo}</span>`,
      font: `sans ${tamanho}`,
      width: LARGURA - left - MARGEM,
      rgba: true,
      dpi: 72,
    },
  },
  top,
  left,
})

const RETRATO = {
  input: { create: { width: 220, height: 290, channels: 3 as const, background: '#9fb0a4' } },
  top: 150,
  left: 60,
}

const JPEG = { quality: 80 }
/** Wide enough that no letter can be told from another. */
const DESFOQUE = 9

export const desenhar = async (papel: Papel, papeis: Papeis, borrado = false) => {
  const { titulo, cor, linhas, retrato = false } = DESENHOS[papel](papeis)
  const nitido = await sharp({
    create: { width: LARGURA, height: ALTURA, channels: 3, background: cor },
  })
    .composite([
      ...(retrato ? [RETRATO] : []),
      texto(`<b>${titulo}</b>`, 24, '#223344', 50, 60),
      texto(linhas.join('\n\n'), 26, COR_DO_TEXTO, 170, retrato ? 320 : 60),
      texto('<b>DOCUMENTO FICTÍCIO</b>', 64, '#cc2222', 530, 90),
    ])
    .jpeg(JPEG)
    .toBuffer()
  const conteudo = borrado ? await sharp(nitido).blur(DESFOQUE).jpeg(JPEG).toBuffer() : nitido
  return { conteudo, mime: 'image/jpeg', largura: LARGURA, altura: ALTURA, duracao_ms: null }
}

/** Soft tones, one a second, instead of a voice: a WAV of one byte per sample. */
export const tocar = () => {
  const amostras = SEGUNDOS_DE_AUDIO * AMOSTRAS_POR_SEGUNDO
  const conteudo = Buffer.alloc(44 + amostras)
  conteudo.write('RIFF', 0)
  conteudo.writeUInt32LE(36 + amostras, 4)
  conteudo.write('WAVEfmt ', 8)
  conteudo.writeUInt32LE(16, 16)
  conteudo.writeUInt16LE(1, 20)
  conteudo.writeUInt16LE(1, 22)
  conteudo.writeUInt32LE(AMOSTRAS_POR_SEGUNDO, 24)
  conteudo.writeUInt32LE(AMOSTRAS_POR_SEGUNDO, 28)
  conteudo.writeUInt16LE(1, 32)
  conteudo.writeUInt16LE(8, 34)
  conteudo.write('data', 36)
  conteudo.writeUInt32LE(amostras, 40)
  for (let i = 0; i < amostras; i++) {
    const segundo = i / AMOSTRAS_POR_SEGUNDO
    const tom = 220 * 2 ** ((Math.floor(segundo) % 5) / 5)
    const volume = 40 * Math.sin(Math.PI * (segundo % 1))
    conteudo[44 + i] = 128 + Math.round(volume * Math.sin(2 * Math.PI * tom * segundo))
  }
  return {
    ...{ conteudo, mime: 'audio/wav', largura: null, altura: null },
    duracao_ms: SEGUNDOS_DE_AUDIO * 1_000,
  }
}

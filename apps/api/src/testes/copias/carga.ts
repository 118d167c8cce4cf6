import { randomBytes, randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pausa } from 'node:timers/promises'
import { tus } from '@balcao/contract/vendas/anexo'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Chamador } from './chamar.ts'

const KB = 1024
const ANEXO = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(700 * KB), Buffer.from('\n%%EOF\n')])
const PARTE = 256 * KB
/** People are slower still. Without it, the load would keep the copies from starting. */
const ENTRE_PEDIDOS_MS = 40
/** While a copy starts, which is long and has nothing to lose. */
const DEVAGAR_MS = 500

type Partes = {
  chamador: Chamador
  token: string
  venda: (n: number) => { dados: DadosDoRascunho; total_mostrado: number }
}

/** What people do all day, through the proxy, until it is told to stop. Everything that fails is kept. */
export const soltarCarga = ({ chamador, token, venda }: Partes) => {
  const { chamar, abrir } = chamador
  const [vendas, anexos, falhas] = [[] as string[], [] as string[], [] as string[]]
  let [parar, fechar] = [false, false]
  let [lidas, feitas, entre] = [0, 0, ENTRE_PEDIDOS_MS]
  const falhou = (oque: string, porque: unknown) => void falhas.push(`${oque}: ${porque}`)

  const tentar = (oque: string, metodo: string, caminho: string, pedido: Parameters<typeof chamar>[2]) =>
    chamar(metodo, caminho, { token, ...pedido }).catch((erro: unknown) => {
      falhou(oque, erro)
      return null
    })

  const enviarVenda = async () => {
    const id = randomUUID()
    const resposta = await tentar('venda', 'POST', '/venda', { corpo: { id, ...venda(++feitas) } })
    if (resposta && resposta.status < 300) vendas.push(id)
    else if (resposta) falhou('venda', `${resposta.status} ${resposta.texto}`)
  }

  /** As any client of tus: after a refused part, it asks where the upload stands. */
  const enviarAnexo = async () => {
    const id = randomUUID()
    const corpo = {
      ...{ id, venda_id: randomUUID(), tipo: 'COMPROVANTE_ENDERECO', nome: 'conta.pdf' },
      tamanho: ANEXO.length,
    }
    const anunciado = await tentar('anexo', 'POST', '/anexo/envio', { corpo })
    if (!anunciado || anunciado.status >= 300) return falhou('anexo', anunciado?.texto)
    const { token: doEnvio } = JSON.parse(anunciado.texto) as { token: string }
    const posicao = async () => {
      const { texto } = await chamar('GET', `/anexo/envio/${id}`, { token: doEnvio })
      return (JSON.parse(texto) as { deslocamento: number }).deslocamento
    }
    for (let onde = 0; onde < ANEXO.length; ) {
      const resposta = await tentar('parte', 'PATCH', `/anexo/envio/${id}`, {
        ...{ token: doEnvio, bytes: ANEXO.subarray(onde, onde + PARTE) },
        cabecalhos: {
          'content-type': tus.tipoDaParte,
          'upload-offset': String(onde),
          'tus-resumable': '1.0.0',
        },
      })
      if (!resposta) return
      if (resposta.status !== 204 && resposta.status !== 409)
        return falhou('parte', `${resposta.status} ${resposta.texto}`)
      onde = resposta.status === 204 ? Number(resposta.cabecalhos['upload-offset']) : await posicao()
    }
    anexos.push(id)
  }

  const ler = async () => {
    const resposta = () => chamar('GET', '/venda?limite=20', { token }).catch(() => null)
    const lida = await resposta()
    // A browser repeats what it only reads.
    const certa = lida?.status === 200 ? lida : await resposta()
    if (certa?.status === 200) lidas++
    else falhou('leitura', certa?.status)
  }

  const repetir = async (fazer: () => Promise<unknown>, fim = () => parar) => {
    for (; !fim(); await pausa(entre)) await fazer()
  }

  /** Connects again when the line ends, as a page does. */
  const ouvir = () => {
    const ouvidas = new Set<string>()
    let ligacoes = 0
    const umaVez = async () => {
      const fluxo = await abrir('GET', '/vivo?assuntos=venda', { token })
      if (fluxo.statusCode !== 200) return void fluxo.resume()
      ligacoes++
      for await (const linha of createInterface({ input: fluxo }))
        if (linha.startsWith('data: '))
          for (const id of (JSON.parse(linha.slice(6)) as { venda?: string[] }).venda ?? []) ouvidas.add(id)
    }
    void repetir(
      () => umaVez().catch(() => {}),
      () => fechar,
    )
    return { ouvidas, ligacoes: () => ligacoes }
  }

  const ouvintes = Array.from({ length: 2 }, ouvir)
  const trabalhos = [enviarVenda, enviarVenda, enviarAnexo, ler].map((fazer) => repetir(fazer))
  return {
    ...{ vendas, anexos, falhas, ouvintes, enviarVenda },
    lidas: () => lidas,
    /** The load goes on meanwhile, but leaves the machine to what is done. */
    devagar: async (fazer: () => Promise<unknown>) => {
      entre = DEVAGAR_MS
      await fazer()
      entre = ENTRE_PEDIDOS_MS
    },
    parar: async () => {
      parar = true
      await Promise.all(trabalhos)
    },
    /** Those who listen go on until here. */
    fechar: () => {
      fechar = true
    },
  }
}

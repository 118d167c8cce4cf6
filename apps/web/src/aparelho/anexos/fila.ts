import { anexoApi } from '@balcao/contract/vendas/anexo-api'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'
import { arquivosDoAparelho } from '../arquivos.ts'
import { type FalhaDoAparelho, falhaDoAparelho } from '../banco.ts'
import { type ArquivoDaVenda, comEnvio, type EnvioGuardado } from './arquivo.ts'
import { desistirDoEnvio, enviarEmPartes } from './partes.ts'
import { pausaAntesDe } from './pausa.ts'
import { comTrava } from './trava.ts'

const AO_MESMO_TEMPO = 2

export type ArquivoNaFila = {
  arquivo: ArquivoDaVenda
  fase: 'aguardando' | 'enviando' | 'pausado' | 'recusado' | 'enviado'
  /** Bytes that the server has. */
  enviados: number
  /** When this tab brought it to the server, in milliseconds. 0: earlier. */
  enviadoEm: number
  /** What stopped it. */
  erro: unknown
  /** The device did not take it: it is only in this page until the server has it. */
  soNaMemoria: FalhaDoAparelho | null
}

const faseDe = ({ enviado, envio }: ArquivoDaVenda) =>
  enviado ? 'enviado' : envio.recusa ? 'recusado' : 'aguardando'

const erroDe = ({ status, codigo, mensagem }: NonNullable<EnvioGuardado['recusa']>) =>
  new ErroHttp(status, { message: mensagem, ...(codigo && { codigo }) })

const naFila = (arquivo: ArquivoDaVenda): ArquivoNaFila => ({
  arquivo,
  fase: faseDe(arquivo),
  enviados: arquivo.enviado ? arquivo.envio.tamanho : 0,
  enviadoEm: 0,
  erro: arquivo.envio.recusa ? erroDe(arquivo.envio.recusa) : null,
  soNaMemoria: null,
})

/** The same file will be refused again. Whoever lacks a permission may be given it, so that one is asked again. */
const ehDefinitiva = (erro: unknown): erro is ErroHttp =>
  erro instanceof ErroHttp && [400, 413, 415, 422].includes(erro.status)
const precisaDaPessoa = (erro: unknown) => erro instanceof ErroHttp && [403, 404].includes(erro.status)

const usuarioAtual = () => sessao.estado().usuarioAutenticado?.id

const NENHUM: readonly ArquivoNaFila[] = []

/** Its words are seldom needed, and every screen with attachments would carry them. */
const recusaDe = async (recusados: ArquivoNaFila[]) =>
  import('./recusados.ts').then(
    ({ recusaDosArquivos }) => recusaDosArquivos(recusados),
    () => recusados[0]?.erro,
  )

/** Brings the files of sales to the server, two at a time, from one tab at a time. */
export const criarFila = () => {
  const vendas = new Map<string, readonly ArquivoNaFila[]>()
  const cortes = new Map<string, AbortController>()
  const falhas = new Map<string, number>()
  const tirados = new Set<string>()
  const ouvintes = new Set<() => void>()
  const canal = new BroadcastChannel('balcao-anexos')
  let fechada = false

  const lista = (venda: string) => vendas.get(venda) ?? NENHUM
  const todos = () => [...vendas.values()].flat()
  const achar = (id: string) => todos().find(({ arquivo }) => arquivo.id === id)

  const mostrar = (venda: string, itens: readonly ArquivoNaFila[]) => {
    vendas.set(venda, itens)
    for (const avisar of ouvintes) avisar()
  }
  const mudar = (id: string, parte: Partial<ArquivoNaFila>) => {
    const item = achar(id)
    if (!item) return
    const { venda_id } = item.arquivo
    mostrar(
      venda_id,
      lista(venda_id).map((atual) => (atual.arquivo.id === id ? { ...atual, ...parte } : atual)),
    )
  }
  const avisarOutrasAbas = (venda: string) => {
    if (!fechada) canal.postMessage(venda)
  }

  /** What the device has and this tab has not heard of, and what another tab did meanwhile. */
  const ler = async (venda: string) => {
    const usuario = usuarioAtual()
    if (!usuario) return
    const achados = await arquivosDoAparelho.listar(usuario, venda).catch(() => [])
    const guardados = achados.map(comEnvio).filter(({ id }) => !tirados.has(id))
    const conhecidos = lista(venda)
    const lidos = guardados.map((guardado) => {
      const conhecido = conhecidos.find(({ arquivo }) => arquivo.id === guardado.id)
      return conhecido && (!guardado.enviado || conhecido.enviadoEm) ? conhecido : naFila(guardado)
    })
    const daPagina = conhecidos.filter(
      ({ arquivo, soNaMemoria }) => soNaMemoria && !guardados.some(({ id }) => id === arquivo.id),
    )
    mostrar(venda, [...lidos, ...daPagina])
  }

  const guardar = async (arquivo: ArquivoDaVenda): Promise<FalhaDoAparelho | null> => {
    try {
      await arquivosDoAparelho.gravar(arquivo)
      return null
    } catch (erro) {
      return falhaDoAparelho(erro)
    }
  }
  const atualizar = async (id: string, parte: Partial<ArquivoNaFila> & { arquivo: ArquivoDaVenda }) => {
    const item = achar(id)
    if (!item) return
    // On the disk before anybody hears of it: whoever waits for the files may delete them next.
    if (!item.soNaMemoria) await guardar(parte.arquivo)
    mudar(id, parte)
    avisarOutrasAbas(parte.arquivo.venda_id)
  }

  const aoEnviar = (arquivo: ArquivoDaVenda) => {
    falhas.delete(arquivo.id)
    const { token: _, ...envio } = arquivo.envio
    return atualizar(arquivo.id, {
      arquivo: { ...arquivo, bytes: new ArrayBuffer(0), enviado: true, envio },
      fase: 'enviado',
      enviadoEm: Date.now(),
      erro: null,
    })
  }

  const aoFalhar = async (id: string, erro: unknown) => {
    const item = achar(id)
    if (!item) return
    if (ehDefinitiva(erro)) {
      const recusa = { status: erro.status, codigo: erro.codigo, mensagem: textoDoErro(erro) }
      const { token: _, ...envio } = item.arquivo.envio
      await atualizar(id, {
        arquivo: { ...item.arquivo, envio: { ...envio, recusa } },
        fase: 'recusado',
        erro,
      })
      return
    }
    mudar(id, { fase: precisaDaPessoa(erro) ? 'recusado' : 'pausado', erro })
    if (precisaDaPessoa(erro)) return
    const vezes = (falhas.get(id) ?? 0) + 1
    falhas.set(id, vezes)
    setTimeout(() => acordar((parado) => parado.arquivo.id === id), pausaAntesDe(vezes, erro))
  }

  const enviarUm = async ({ arquivo: { id } }: ArquivoNaFila) => {
    const corte = new AbortController()
    cortes.set(id, corte)
    try {
      const item = achar(id)
      if (!item) return
      await enviarEmPartes(item.arquivo, {
        signal: corte.signal,
        anunciar: (conteudo, signal) => {
          const { venda_id, tipo, nome } = item.arquivo
          return http(anexoApi.enviar, { body: { id, venda_id, tipo, nome, ...conteudo } }, { signal })
        },
        aoAnunciar: (token) => {
          const atual = achar(id)?.arquivo
          if (atual) void atualizar(id, { arquivo: { ...atual, envio: { ...atual.envio, token } } })
        },
        aoAndar: (enviados) => {
          if (enviados > (achar(id)?.enviados ?? 0)) falhas.delete(id)
          mudar(id, { enviados })
        },
      })
      const enviado = achar(id)
      if (enviado) await aoEnviar(enviado.arquivo)
    } catch (erro) {
      if (!corte.signal.aborted) await aoFalhar(id, erro)
    } finally {
      cortes.delete(id)
    }
  }

  const { preencher, pedirVez } = comTrava({
    ate: AO_MESMO_TEMPO,
    // Another tab may have sent them while this one waited.
    aoReceber: () => Promise.all([...vendas.keys()].map(ler)),
    proximo: () => {
      const item = todos().find(
        ({ fase, arquivo }) => fase === 'aguardando' && arquivo.usuario_id === usuarioAtual(),
      )
      if (item) mudar(item.arquivo.id, { fase: 'enviando', erro: null })
      return item
    },
    fazer: enviarUm,
  })

  /** Tries again at once what was waiting for its next attempt. */
  const acordar = (quais: (item: ArquivoNaFila) => boolean = () => true) => {
    for (const item of todos())
      if (item.fase === 'pausado' && quais(item)) mudar(item.arquivo.id, { fase: 'aguardando' })
    if (todos().some(({ fase }) => fase === 'aguardando')) pedirVez()
  }

  const abrir = async (venda: string) => {
    await ler(venda)
    acordar(() => false)
  }

  const tirar = async (venda: string, id: string) => {
    const item = achar(id)
    if (!item) return
    tirados.add(id)
    cortes.get(id)?.abort()
    mostrar(
      venda,
      lista(venda).filter(({ arquivo }) => arquivo.id !== id),
    )
    if (!item.arquivo.enviado) desistirDoEnvio(item.arquivo)
    await arquivosDoAparelho.excluir(item.arquivo.usuario_id, venda, id).catch(() => undefined)
    avisarOutrasAbas(venda)
    preencher()
  }

  /** Stores a file on the device, in the place of the one of its kind, and begins to send it. */
  const por = async (arquivo: ArquivoDaVenda) => {
    const { venda_id: venda, tipo } = arquivo
    const anteriores = lista(venda).filter((item) => item.arquivo.tipo === tipo)
    const soNaMemoria = await guardar(arquivo)
    const outros = lista(venda).filter((item) => item.arquivo.id !== arquivo.id)
    mostrar(venda, [...outros, { ...naFila(arquivo), soNaMemoria }])
    for (const anterior of anteriores) await tirar(venda, anterior.arquivo.id)
    avisarOutrasAbas(venda)
    pedirVez()
  }

  const tentarDeNovo = (id: string) => {
    mudar(id, { fase: 'aguardando', erro: null })
    pedirVez()
  }

  const assinar = (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => {
      ouvintes.delete(ouvinte)
    }
  }

  /** Resolves when the server has every file of the sale. Rejects with what stops the first that cannot get there. */
  const enviarPendentes = async (venda: string) => {
    await ler(venda)
    acordar(({ arquivo }) => arquivo.venda_id === venda)
    return new Promise<void>((pronto, falhar) => {
      const ver = () => {
        const itens = lista(venda)
        if (itens.some(({ fase }) => fase === 'aguardando' || fase === 'enviando')) return
        deixar()
        const recusados = itens.filter(({ fase }) => fase === 'recusado')
        const parado = itens.find(({ fase }) => fase !== 'enviado')
        if (recusados.length > 0) void recusaDe(recusados).then(falhar)
        else if (parado) falhar(parado.erro)
        else pronto()
      }
      const deixar = assinar(ver)
      ver()
    })
  }

  canal.onmessage = ({ data }) => {
    if (vendas.has(data)) void ler(data).then(() => acordar(() => false))
  }
  const aoVoltar = () => acordar()
  addEventListener('online', aoVoltar)
  const deixarSessao = sessao.assinar(() => {
    if (usuarioAtual()) acordar(({ erro }) => !(erro instanceof ErroHttp))
  })

  return {
    lista,
    assinar,
    abrir,
    por,
    tirar,
    tentarDeNovo,
    enviarPendentes,
    /** As a closed tab would: nothing more is sent from here. */
    fechar: () => {
      fechada = true
      for (const corte of cortes.values()) corte.abort()
      vendas.clear()
      canal.close()
      removeEventListener('online', aoVoltar)
      deixarSessao()
    },
  }
}

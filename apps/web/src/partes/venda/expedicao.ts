import { emSerie } from '#aparelho/em-serie.ts'
import {
  type EnvioNaSaida,
  esperaSair,
  type saidaDoAparelho,
  type VendaASair,
  type VendaNaSaida,
} from '#aparelho/saida.ts'
import { ErroHttp, SessaoEncerrada, textoDoErro } from '#http/erro.ts'

type Partes = {
  usuario_id: string
  saida: Pick<typeof saidaDoAparelho, 'listar' | 'tomar' | 'gravar'>
  /** Whether there is a network, and it is still this person who is signed in. */
  alcancavel: () => boolean
  enviarArquivos: (vendaId: string) => Promise<void>
  enviarVenda: (envio: EnvioNaSaida) => Promise<{ protocolo: number }>
  /** The server has it: its personal data leaves the device. */
  esquecer: (vendaId: string) => Promise<void>
  /** Browsers offer locks only over HTTPS and on localhost. Elsewhere the server still makes one sale of two. */
  travas: LockManager | undefined
}

const ehPassageiro = (erro: unknown) =>
  erro instanceof SessaoEncerrada || (erro instanceof ErroHttp && erro.ehPassageiro)

const recusaDe = (erro: unknown): Partial<VendaNaSaida> => {
  const { codigo, errors = [], atual } = erro instanceof ErroHttp ? erro : ({} as Partial<ErroHttp>)
  const mensagem = erro instanceof ErroHttp ? erro.message : textoDoErro(null)
  return { situacao: 'RECUSADA', recusa: { codigo, mensagem, erros: errors, atual } }
}

/** What is stored goes by itself later. */
const esperaOuRecusa = (erro: unknown): Partial<VendaNaSaida> =>
  ehPassageiro(erro) ? { situacao: 'AGUARDANDO_REDE' } : recusaDe(erro)

/** Sends the finished sales of one person. One tab at a time does it, one sale after the other. */
export const criarExpedicao = ({ usuario_id, saida, travas, ...p }: Partes) => {
  /** Takes one sale as far as it goes, and writes down each state on the way. */
  const umaVenda = async (
    venda: VendaASair,
    gravar: (venda: VendaNaSaida) => Promise<void>,
    falhaDe: typeof recusaDe,
  ) => {
    let atual: VendaNaSaida = venda
    const passar = async (parte: Partial<VendaNaSaida>) => {
      atual = { ...atual, ...parte, mudada_em: new Date().toISOString() }
      await gravar(atual)
    }
    try {
      await p.enviarArquivos(venda.id)
      await passar({ situacao: 'ENVIANDO' })
      const { protocolo } = await p.enviarVenda(venda.envio)
      await p.esquecer(venda.id)
      await passar({ situacao: 'ENVIADA', protocolo, envio: null, recusa: null })
    } catch (erro) {
      await passar(falhaDe(erro))
    }
    return atual
  }

  const todas = async () => {
    for (const venda of (await saida.listar(usuario_id)).filter(esperaSair)) {
      if (p.alcancavel()) {
        const tomada = await saida.tomar(usuario_id, venda.id)
        if (tomada) await umaVenda(tomada, saida.gravar, esperaOuRecusa)
      } else if (venda.situacao !== 'AGUARDANDO_REDE') {
        // A closed tab left it half-way.
        await saida.gravar({ ...venda, situacao: 'AGUARDANDO_REDE' })
      }
    }
  }

  return {
    expedir: emSerie(() => (travas ? travas.request(`balcao-saida-${usuario_id}`, todas) : todas())),
    /** For a device that stores nothing: now or never. */
    semGuardar: (venda: VendaASair) => umaVenda(venda, () => Promise.resolve(), recusaDe),
  }
}

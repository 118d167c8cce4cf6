import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos } from './rascunho.textos.ts'

type RascunhoInacessivelProps = { erro: unknown; aoTentarDeNovo: () => void }

/** Neither on this device nor to be had from the server just now. */
export function RascunhoInacessivel({ erro, aoTentarDeNovo }: RascunhoInacessivelProps) {
  const mensagem = erro instanceof ErroHttp && erro.ehDeRede ? textos.semRede : textoDoErro(erro)
  return <ErroNaTela mensagem={mensagem} aoTentarDeNovo={aoTentarDeNovo} />
}

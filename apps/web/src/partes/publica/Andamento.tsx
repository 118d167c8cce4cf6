import { Button } from '@mantine/core'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { Recusa } from '#ui/Recusa.tsx'
import { textos } from './publica.textos.ts'
import { useDemora } from './useDemora.ts'

type AndamentoProps = { enviando: boolean; erro: unknown; aoTentarDeNovo?: () => void }

const textoDe = (erro: unknown) =>
  erro instanceof ErroHttp && erro.ehDeRede ? textos.semRede : textoDoErro(erro)

/** What became of a call: a wait that gets long, or why it failed. Its place is above the button that made it. */
export function Andamento({ enviando, erro, aoTentarDeNovo }: AndamentoProps) {
  const demora = useDemora(enviando)
  return (
    <>
      {erro && !enviando ? <Recusa>{textoDe(erro)}</Recusa> : null}
      {erro && !enviando && aoTentarDeNovo ? (
        <Button size="lg" fullWidth onClick={aoTentarDeNovo}>
          {textos.tentarDeNovo}
        </Button>
      ) : null}
      <div role="status">{demora && <p>{textos.demora}</p>}</div>
    </>
  )
}

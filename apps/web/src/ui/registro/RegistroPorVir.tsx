import { Button } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { naoExiste, textoDoErro } from '#http/erro.ts'
import { Carregando } from '../Carregando.tsx'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { PaginaCabecalho } from '../PaginaCabecalho.tsx'
import { Vazio } from '../Vazio.tsx'

type RegistroPorVirProps = {
  consulta: { error: Error | null; refetch: () => Promise<unknown> }
  titulo: string
  naoEncontrado: string
  /** Where somebody goes on who does not find it here. */
  volta: { texto: string; link: (props: object) => ReactElement }
  /** What stands there while it comes. */
  esqueleto?: ReactNode
}

/** Instead of a record that is still on its way, is not there, or could not be asked for. */
export function RegistroPorVir(props: RegistroPorVirProps) {
  const { consulta, titulo, naoEncontrado, volta, esqueleto = <Carregando linhas={6} /> } = props
  const { error, refetch } = consulta
  const oQueHa = () => {
    if (!error) return esqueleto
    if (!naoExiste(error))
      return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
    const voltar = (
      <Button variant="default" renderRoot={volta.link}>
        {volta.texto}
      </Button>
    )
    return <Vazio texto={naoEncontrado} acao={voltar} />
  }
  return (
    <>
      <PaginaCabecalho titulo={titulo} />
      {oQueHa()}
    </>
  )
}

import type { ModeloDeTexto } from '@balcao/contract/vendas/aceite-modelo'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import classes from './ModeloTexto.module.css'
import { textoDaVersao } from './modelo-texto.data.ts'
import { textos } from './modelo-texto.textos.ts'

type VersoesDoModeloProps = { modelo: ModeloDeTexto; aoUsar: ((texto: string) => void) | null }

export function VersoesDoModelo({ modelo: { tipo, versoes }, aoUsar }: VersoesDoModeloProps) {
  return (
    <details className={classes.dobra}>
      <summary>{textos.versoes}</summary>
      {versoes.map(({ versao, quem, criado_em }) => (
        <UmaVersao
          key={versao}
          tipo={tipo}
          versao={versao}
          titulo={textos.versao(versao, quem, criado_em && quando(criado_em))}
          aoUsar={aoUsar}
        />
      ))}
    </details>
  )
}

type UmaVersaoProps = {
  tipo: ModeloDeTexto['tipo']
  versao: number
  titulo: string
  aoUsar: ((texto: string) => void) | null
}

/** Its text is fetched when it is opened. */
function UmaVersao({ tipo, versao, titulo, aoUsar }: UmaVersaoProps) {
  const [aberta, setAberta] = useState(false)
  return (
    <details className={classes.dobra} onToggle={(evento) => setAberta(evento.currentTarget.open)}>
      <summary>{titulo}</summary>
      {aberta && <TextoDaVersao tipo={tipo} versao={versao} aoUsar={aoUsar} />}
    </details>
  )
}

function TextoDaVersao({ tipo, versao, aoUsar }: Omit<UmaVersaoProps, 'titulo'>) {
  const { data, error, refetch } = useQuery(textoDaVersao(tipo, versao))
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (!data) return <Carregando />
  return (
    <>
      <p className={classes.exemplo}>{data.texto}</p>
      {aoUsar && (
        <Button variant="default" size="compact-sm" onClick={() => aoUsar(data.texto)}>
          {textos.usar}
        </Button>
      )}
    </>
  )
}

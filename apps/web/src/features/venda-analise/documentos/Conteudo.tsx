import type { Anexo } from '@balcao/contract/vendas/anexo'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { type ControleDoTocador, Tocador } from '#ui/audio/Tocador.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { enderecoDe } from '../analise.data.ts'
import { textos } from '../analise.textos.ts'
import classes from './Documentos.module.css'
import { Pdf } from './Pdf.tsx'
import { type ControleDoVisor, Visor } from './Visor.tsx'

const t = textos.visor

type Controles = { visor: Ref<ControleDoVisor>; tocador: Ref<ControleDoTocador> }

type ConteudoProps = {
  anexo: Anexo
  nome: string
  /** The keys of the page move the one that is shown. */
  controles: Controles | undefined
}

/** What an attachment shows or plays. */
export function Conteudo({ anexo, nome, controles }: ConteudoProps) {
  const { id, mime, situacao, recusa, duracao_segundos } = anexo
  const { data, error, refetch } = useQuery({ ...enderecoDe(id), enabled: situacao === 'PRONTO' })
  if (situacao === 'CONVERTENDO') return <p className={classes.aviso}>{t.convertendo}</p>
  if (situacao === 'RECUSADO') return <p className={classes.aviso}>{recusa ?? t.recusado}</p>
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (!data) return <Esqueleto className={classes.esqueleto} />
  if (mime.startsWith('audio/'))
    return (
      <div className={classes.audio}>
        <Tocador
          key={data.endereco}
          endereco={data.endereco}
          rotulo={nome}
          segundos={duracao_segundos ?? undefined}
          controle={controles?.tocador}
        />
      </div>
    )
  if (mime.startsWith('image/'))
    return (
      <Visor
        endereco={data.endereco}
        nome={nome}
        controle={controles?.visor}
        aoFalhar={() => void refetch()}
      />
    )
  if (mime === 'application/pdf')
    return <Pdf id={id} endereco={data.endereco} nome={nome} controle={controles?.visor} />
  return (
    <p className={classes.aviso}>
      <Button component="a" href={data.endereco} download variant="default">
        {t.baixar}
      </Button>
    </p>
  )
}

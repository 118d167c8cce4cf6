import type { AnexoDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { baixar } from '#ui/baixar.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { desde } from '#ui/desde.ts'
import { Icone } from '#ui/Icone.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { tamanhoEscrito } from '#ui/tamanhoEscrito.ts'
import { useAbrirAnexo } from '../atendimento.data.ts'
import classes from './Conversa.module.css'
import { textos } from './conversa.textos.ts'

type AnexoProps = { anexo: AnexoDoAtendimento; nova: boolean }

/** A picture is shown over the page; anything else goes to the downloads. */
export function AnexoNaConversa({ anexo, nova }: AnexoProps) {
  const { id, nome, mime, tamanho, quem, em, protocolo } = anexo
  const ehImagem = mime.startsWith('image/')
  const abrir = useAbrirAnexo()
  const [aberto, setAberto] = useState<Blob | null>(null)
  const aoAbrir = () =>
    abrir.mutate(id, { onSuccess: (blob) => (ehImagem ? setAberto(blob) : baixar(blob, nome)) })
  return (
    <article className={classes.mensagem} data-tipo="ARQUIVO">
      <header className={classes.topo}>
        <strong>
          <Icone nome={ehImagem ? 'tabler:photo' : 'tabler:paperclip'} tamanho={16} />
          {textos.arquivo}
        </strong>
        {nova && <Situacao tom="informacao">{textos.nova}</Situacao>}
      </header>
      <p className={classes.texto}>
        <Button
          variant="default"
          size="compact-md"
          className={classes.nome ?? ''}
          loading={abrir.isPending}
          aria-label={textos.abrir(nome)}
          onClick={aoAbrir}
        >
          {nome}
        </Button>{' '}
        {tamanhoEscrito(tamanho)}
      </p>
      <footer className={classes.rodape}>
        {quem}, <time dateTime={em}>{desde(em)}</time>
        {protocolo !== null && ` · ${textos.doProtocolo(protocolo)}`}
      </footer>
      {aberto && <Imagem arquivo={aberto} nome={nome} aoFechar={() => setAberto(null)} />}
    </article>
  )
}

type ImagemProps = { arquivo: Blob; nome: string; aoFechar: () => void }

function Imagem({ arquivo, nome, aoFechar }: ImagemProps) {
  const [endereco, setEndereco] = useState<string>()
  useEffect(() => {
    const novo = URL.createObjectURL(arquivo)
    setEndereco(novo)
    return () => URL.revokeObjectURL(novo)
  }, [arquivo])
  return (
    <Dialogo titulo={nome} aoFechar={aoFechar}>
      {endereco && <img src={endereco} alt={textos.foto(nome)} className={classes.imagem} />}
      <Button variant="default" mt="sm" data-autofocus onClick={() => baixar(arquivo, nome)}>
        {textos.baixar}
      </Button>
    </Dialogo>
  )
}

import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { Button } from '@mantine/core'
import { type ClipboardEvent, type DragEvent, type RefObject, useRef } from 'react'
import { AreaDeTexto } from '#ui/campos/AreaDeTexto.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import { useRascunho } from '#ui/formulario/useRascunho.ts'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { useTeclasDeSalvar } from '#ui/formulario/useTeclasDeSalvar.ts'
import { Icone } from '#ui/Icone.tsx'
import { ArquivosACaminho } from './ArquivosACaminho.tsx'
import { textos } from './conversa.textos.ts'
import classes from './Escrever.module.css'
import { QuemLe } from './QuemLe.tsx'
import { TextosProntos } from './TextosProntos.tsx'
import type { useEnvios } from './useEnvios.ts'
import type { useEscrita } from './useEscrita.ts'

type EscreverProps = {
  atendimento: Atendimento
  escrita: ReturnType<typeof useEscrita>
  arquivos: ReturnType<typeof useEnvios>
  campo: RefObject<HTMLTextAreaElement | null>
  /** The ticket was closed meanwhile: what was written stays to be copied, and the files on their way in sight. */
  impedido: boolean
}

/** Where one writes to the team or to the client. Which of the two, it says in colour, in words and on its button. */
export function Escrever({ atendimento, escrita, arquivos, campo, impedido }: EscreverProps) {
  const { form, enviar, enviando, erro, erroNoCampo } = escrita
  const { tipo, texto } = form.values
  const formulario = useRef<HTMLFormElement>(null)
  const arquivo = useRef<HTMLInputElement>(null)
  const { envios } = arquivos
  useTeclasDeSalvar(formulario)
  useRascunho(form, false)
  const sujo = (texto.trim() !== '' && !enviando) || envios.length > 0
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: false })

  const inserir = (pronto: string) => {
    const { selectionStart = texto.length, selectionEnd = texto.length } = campo.current ?? {}
    form.setFieldValue('texto', texto.slice(0, selectionStart) + pronto + texto.slice(selectionEnd))
    campo.current?.focus()
  }
  const colar = (evento: ClipboardEvent) => {
    if (impedido || evento.clipboardData.files.length === 0) return
    evento.preventDefault()
    arquivos.acrescentar(evento.clipboardData.files)
  }
  const soltar = (evento: DragEvent) => {
    if (evento.dataTransfer.files.length === 0) return
    evento.preventDefault()
    if (impedido) return
    arquivos.acrescentar(evento.dataTransfer.files)
  }
  return (
    <form
      ref={formulario}
      noValidate
      className={classes.escrever}
      data-tipo={tipo}
      onSubmit={impedido ? (evento) => evento.preventDefault() : enviar}
      onDragOver={(evento) => evento.preventDefault()}
      onDrop={soltar}
    >
      {!impedido && (
        <QuemLe
          tipo={tipo}
          email={atendimento.email_do_cliente}
          aoEscolher={(novo) => form.setFieldValue('tipo', novo)}
        />
      )}
      {erro && <ErroNaTela mensagem={erro} />}
      <AreaDeTexto
        ref={campo}
        linhas={2}
        noMaximo={8}
        aria-label={textos.campo[tipo]}
        placeholder={textos.campo[tipo]}
        value={texto}
        readOnly={enviando || impedido}
        error={erroNoCampo}
        onChange={({ currentTarget }) => form.setFieldValue('texto', currentTarget.value)}
        onPaste={colar}
      />
      <ArquivosACaminho envios={envios} aoRepetir={arquivos.repetir} aoTirar={arquivos.tirar} />
      <div className={classes.botoes}>
        {!impedido && (
          <>
            <TextosProntos aoEscolher={inserir} />
            <Button
              data-secundario
              variant="default"
              leftSection={<Icone nome="tabler:paperclip" tamanho={16} />}
              onClick={() => arquivo.current?.click()}
            >
              <span className={classes.rotulo}>{textos.anexar}</span>
            </Button>
            <input
              ref={arquivo}
              type="file"
              multiple
              hidden
              aria-label={textos.anexar}
              onChange={({ currentTarget }) => {
                arquivos.acrescentar(currentTarget.files ?? [])
                // So that the same file can be chosen again after a refusal.
                currentTarget.value = ''
              }}
            />
          </>
        )}
        <Button
          type="submit"
          className={classes.enviar ?? ''}
          loading={enviando}
          disabled={impedido}
          aria-keyshortcuts="Control+Enter"
          leftSection={<Icone nome={tipo === 'INTERNA' ? 'tabler:lock' : 'tabler:mail'} tamanho={16} />}
        >
          {textos.enviar[tipo]}
        </Button>
      </div>
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </form>
  )
}

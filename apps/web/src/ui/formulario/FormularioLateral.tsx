import { Button, Drawer } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { textos } from '../textos.ts'
import { useDevolverFoco } from '../useDevolverFoco.ts'
import { DescartarAlteracoes } from './DescartarAlteracoes.tsx'
import classes from './Formulario.module.css'
import { Formulario } from './Formulario.tsx'
import type { FormularioProps } from './tipos.ts'
import { useSaidaProtegida } from './useSaidaProtegida.ts'

/** A form in a drawer over its list. It is mounted while open, and the URL says whether it is. */
export function FormularioLateral<V, E>({ titulo, aoFechar, textoSalvar, ...props }: FormularioProps<V, E>) {
  // While the form is being sent, leaving needs no question: the screen navigates after saving.
  const sujo = props.form.isDirty() && !props.enviando
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: true })
  const fechar = () => saida.pedirSaida(aoFechar)
  useDevolverFoco()

  // The kit closes on any Escape, even one meant for a calendar, a list or a dialog over the drawer.
  function fecharComEscape(evento: KeyboardEvent<HTMLDivElement>) {
    const alvo = evento.target as HTMLElement
    const sobreposto = alvo.getAttribute('aria-expanded') === 'true' || alvo.closest('[popover]') !== null
    const daGaveta = evento.currentTarget.contains(alvo) && !sobreposto
    if (evento.key !== 'Escape' || !daGaveta) return
    // This Escape opens the question. Left to the browser, it would also close it.
    evento.preventDefault()
    fechar()
  }

  return (
    <>
      <Drawer
        opened
        onClose={fechar}
        closeOnEscape={false}
        onKeyDown={fecharComEscape}
        title={titulo}
        position="right"
        size="min(32rem, 100%)"
        closeButtonProps={{ 'aria-label': textos.acao.fechar }}
        classNames={{ content: classes.gaveta ?? '', body: classes.corpoDaGaveta ?? '' }}
      >
        <Formulario
          {...props}
          botoes={
            <>
              <Button variant="default" onClick={fechar}>
                {textos.acao.cancelar}
              </Button>
              <Button type="submit" loading={props.enviando}>
                {textoSalvar ?? textos.acao.salvar}
              </Button>
            </>
          }
        />
      </Drawer>
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </>
  )
}

import { Button, Group, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { novoRascunho } from '#aparelho/novo-rascunho.ts'
import { useSaidaDaVenda } from '../useSaidaDaVenda.ts'
import classes from './Envio.module.css'
import { textos } from './envio.textos.ts'

type FimDaVendaProps = {
  titulo: string
  children: ReactNode
  /** The sale that the server has, to be looked at. */
  ver?: string | undefined
  /** What can still be done with this sale. */
  acao?: ReactNode
}

/** Nothing more to do here: the next sale, or the list of all. */
export function FimDaVenda({ titulo, children, ver, acao }: FimDaVendaProps) {
  const [{ to, params }] = useState(novoRascunho)
  const saida = useSaidaDaVenda()
  const vende = saida.to === '/vendedor'
  const cabeca = useRef<HTMLHeadingElement>(null)
  // The button that sent it is gone with its page.
  useEffect(() => cabeca.current?.focus(), [])
  return (
    <div className={classes.enviada}>
      <Title order={1} size="h3" tabIndex={-1} ref={cabeca}>
        {titulo}
      </Title>
      {children}
      <Group gap="xs">
        {vende && (
          <Button
            color="secondary"
            mih={44}
            renderRoot={(props) => <Link to={to} params={params} {...props} />}
          >
            {textos.nova}
          </Button>
        )}
        {vende && ver && (
          <Button
            variant="default"
            mih={44}
            renderRoot={(props) => <Link to="/vendedor/venda/$id" params={{ id: ver }} {...props} />}
          >
            {textos.ver}
          </Button>
        )}
        <Button variant="default" mih={44} renderRoot={(props) => <Link {...saida} {...props} />}>
          {vende ? textos.minhas : textos.voltarAVenda}
        </Button>
        {acao}
      </Group>
    </div>
  )
}

import { EMAIL_DESLIGADO } from '@balcao/contract/provedor/email-desligado'
import type { LinksDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { AvisoDeEnderecoLocal } from '#partes/endereco-local/AvisoDeEnderecoLocal.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { desde } from '#ui/desde.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { toast } from '#ui/toast.tsx'
import { linksDoAssinante, useMandarPorEmail } from './aceite.data.ts'
import { textos } from './aceite.textos.ts'
import classes from './VendaAceite.module.css'

const GRANDE = { h: 44, variant: 'default' } as const

/** What the seller hands to the subscriber: the link to accept by, while there is one, and the one to follow by. */
export function LinksDoAssinante({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(linksDoAssinante(id))
  // Who may not send it need not know of it.
  if (error instanceof ErroHttp && error.status === 403) return null
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (!data) return null
  const { aceite, fechada, email } = data
  return (
    <>
      {aceite?.bloqueado && (
        <Alert color="danger" title={textos.bloqueado} mt="xs">
          {textos.bloqueadoTexto}
        </Alert>
      )}
      {aceite && !aceite.bloqueado && (
        <UmLink
          key={aceite.endereco}
          titulo={textos.aceite}
          dica={textos.valeAte(desde(aceite.vale_ate))}
          link={aceite}
        >
          <PorEmail id={id} email={email} />
        </UmLink>
      )}
      <UmLink titulo={textos.fechada} dica={textos.dicaDaFechada} link={fechada}>
        {!aceite && <PorEmail id={id} email={email} />}
      </UmLink>
    </>
  )
}

type UmLinkProps = {
  titulo: string
  dica: string
  link: LinksDaVenda['fechada']
  children: React.ReactNode
}

function UmLink({ titulo, dica, link, children }: UmLinkProps) {
  const campo = useRef<HTMLInputElement>(null)
  const [copiado, setCopiado] = useState('')
  const copiar = async () => {
    campo.current?.select()
    try {
      await navigator.clipboard.writeText(link.endereco)
      setCopiado(textos.copiado)
    } catch {
      // Outside https there is no clipboard.
      setCopiado(textos.copieVoce)
    }
  }
  return (
    <div className={classes.link}>
      <CampoTexto
        ref={campo}
        label={titulo}
        description={dica}
        value={link.endereco}
        readOnly
        onFocus={(evento) => evento.currentTarget.select()}
      />
      <AvisoDeEnderecoLocal link={link.endereco} />
      <div className={classes.botoes}>
        <Button
          {...GRANDE}
          renderRoot={(props) => <a href={link.whatsapp} target="_blank" rel="noreferrer" {...props} />}
        >
          {textos.whatsapp}
        </Button>
        <Button {...GRANDE} onClick={() => void copiar()}>
          {textos.copiar}
        </Button>
        {children}
      </div>
      <p role="status" className={classes.menor}>
        {copiado}
      </p>
    </div>
  )
}

function PorEmail({ id, email }: { id: string; email: string | null }) {
  const mandar = useMandarPorEmail(id)
  const { envia_email } = useConfiguracao()
  if (!email) return <p className={classes.menor}>{textos.semEmail}</p>
  if (!envia_email) return <p className={classes.menor}>{EMAIL_DESLIGADO}.</p>
  return (
    <Button
      {...GRANDE}
      loading={mandar.isPending}
      onClick={() =>
        mandar.mutate(undefined, { onSuccess: ({ email }) => toast.sucesso(textos.mandado(email)) })
      }
    >
      {textos.email}
    </Button>
  )
}

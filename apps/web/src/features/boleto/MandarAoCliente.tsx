import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { whatsappDoBoleto } from '@balcao/contract/cobranca/boleto-link'
import { EMAIL_DESLIGADO } from '@balcao/contract/provedor/email-desligado'
import { Button } from '@mantine/core'
import { useConfiguracao } from '#configuracao.ts'
import { usePode } from '#habilidade.ts'
import { AvisoDeEnderecoLocal } from '#partes/endereco-local/AvisoDeEnderecoLocal.tsx'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './Boleto.module.css'
import { useEnviar } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'

const t = textos.mandar

/** A hidden number would be somebody else's. */
const aVista = (telefone: string | null) => (telefone?.includes('*') ? null : telefone)

/** What can still be paid, by mail or message. A test has nobody to go to. */
export function MandarAoCliente({ boleto }: { boleto: Boleto }) {
  const { contato, pagador, descricao, vencimento, hoje, link } = boleto
  const { marca } = useConfiguracao()
  if (!link) return null
  const convite = {
    ...{ nome: pagador.nome, marca, descricao, vencimento, link },
    ...{ valor: hoje.total, atrasado: hoje.dias_de_atraso > 0 },
  }
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.sucesso(t.linkCopiado)
    } catch {
      toast.aviso(t.semCopiar)
    }
  }
  return (
    <>
      <div className={classes.mandar}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <a
              href={whatsappDoBoleto({ ...convite, telefone: aVista(contato.telefone) })}
              target="_blank"
              rel="noreferrer"
              {...props}
            />
          )}
        >
          {t.whatsapp}
        </Button>
        <Button variant="default" onClick={() => void copiar()}>
          {t.link}
        </Button>
        <PorEmail boleto={boleto} />
      </div>
      <AvisoDeEnderecoLocal link={link} />
    </>
  )
}

function PorEmail({ boleto: { id, contato } }: { boleto: Boleto }) {
  const enviar = useEnviar(id)
  const pode = usePode('CRIAR.BOLETO')
  const { envia_email } = useConfiguracao()
  const desligado = envia_email ? null : EMAIL_DESLIGADO
  const semEmail = contato.email ? desligado : t.semEmail
  return (
    <BotaoComMotivo
      variant="default"
      motivo={pode ? semEmail : t.semEnviar}
      loading={enviar.isPending}
      onClick={() => enviar.mutate(undefined, { onSuccess: ({ para }) => toast.sucesso(t.enviado(para)) })}
    >
      {t.email}
    </BotaoComMotivo>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTodasEmpresas } from '#sessao.ts'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { CamposWebhook } from './CamposWebhook.tsx'
import { webhooks } from './webhook.data.ts'
import { EsquemaDosValores, webhookNovo } from './webhook.formulario.ts'
import { textos, textosDoSegredo } from './webhook.textos.ts'

/** The secret is shown before anything else: afterwards nobody can read it. */
export function NovoWebhookPage() {
  const navegar = useNavigate()
  const [criado, setCriado] = useState<{ id: string; segredo: string } | null>(null)
  const criacao = useCriacao({
    iniciais: { ...webhookNovo, todas_empresas: useTodasEmpresas() },
    esquema: EsquemaDosValores,
    criar: webhooks.useCriar(),
    aoCriar: setCriado,
  })
  // It is saved: nothing of the form is left to lose.
  if (criado)
    return (
      <>
        <PaginaCabecalho titulo={textos.novo} />
        <CopiarUmaVez
          titulo={textosDoSegredo.novo}
          valor={criado.segredo}
          textos={textosDoSegredo}
          aoFechar={() =>
            void navegar({
              to: '/admin/configuracao/webhook/$id',
              params: { id: criado.id },
              replace: true,
            })
          }
        />
      </>
    )
  return (
    <FormularioPagina
      titulo={textos.novo}
      textoSalvar={textos.criar}
      aoFechar={() => void navegar({ to: '/admin/configuracao/webhook' })}
      {...criacao}
    >
      <CamposWebhook valores={criacao.form.values} />
    </FormularioPagina>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTodasEmpresas } from '#sessao.ts'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
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
  const abrir = (id: string) =>
    void navegar({
      ...{ to: '/admin/configuracao/webhook/$id', params: { id } },
      ...{ replace: true, ignoreBlocker: true },
    })
  return (
    <>
      <FormularioPagina
        titulo={textos.novo}
        textoSalvar={textos.criar}
        aoFechar={() => void navegar({ to: '/admin/configuracao/webhook' })}
        {...criacao}
      >
        <CamposWebhook valores={criacao.form.values} />
      </FormularioPagina>
      {criado && (
        <CopiarUmaVez
          titulo={textosDoSegredo.novo}
          valor={criado.segredo}
          textos={textosDoSegredo}
          aoFechar={() => abrir(criado.id)}
        />
      )}
    </>
  )
}

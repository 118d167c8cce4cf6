import type { Resposta } from '@balcao/contract/base/endpoint'
import { NovoAtendimento as ComId } from '@balcao/contract/posvenda/atendimento'
import type { atendimentoApi } from '@balcao/contract/posvenda/atendimento-api'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CamposDoAtendimento } from '#partes/atendimento/CamposDoAtendimento.tsx'
import { venceQuando } from '#partes/atendimento/prazo.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { toast } from '#ui/toast.tsx'
import { useAgora } from '#ui/useAgora.ts'
import classes from './Contrato.module.css'
import { useAbrir } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'
import { TalvezUmDestes } from './TalvezUmDestes.tsx'

const Esquema = z.omit(ComId, { id: true })
type Esquema = z.output<typeof Esquema>

type Preparo = Resposta<typeof atendimentoApi.preparo>
type NovoProps = { contratoId: string; preparo: Preparo; aoFechar: () => void }

const emBranco = (cliente_plano_id: string, { cliente, telefone }: Preparo) => ({
  cliente_plano_id,
  assunto: '',
  tipo: 'SUPORTE' as const,
  prioridade: 'NORMAL' as const,
  canal: 'TELEFONE' as const,
  solicitante_nome: cliente.nome,
  solicitante_telefone: telefone && /^\+\d+$/.test(telefone) ? telefone : null,
  relato: null,
  responsavel_id: null,
})

/** Who asks and for what. It says when it will be due before it is opened. */
export function NovoAtendimento({ contratoId, preparo, aoFechar }: NovoProps) {
  const navegar = useNavigate()
  const agora = useAgora()
  const [iniciais] = useState<Esquema>(() => emBranco(contratoId, preparo))
  // As when the form was opened: what a lost answer made of it is not another one.
  const [abertos] = useState(preparo.em_aberto)
  const criacao = useCriacao<{ id: string; protocolo: number }, Esquema>({
    iniciais,
    esquema: Esquema,
    criar: useAbrir(),
    aoCriar: ({ id, protocolo }) => {
      toast.sucesso(textos.criado(protocolo))
      // In place of the form: going back must not open it again, empty.
      void navegar({ to: '/admin/atendimento/$id', params: { id }, ignoreBlocker: true, replace: true })
    },
  })
  const { prioridade } = criacao.form.values
  return (
    <FormularioLateral titulo={textos.lista.novo} textoSalvar={textos.criar} aoFechar={aoFechar} {...criacao}>
      <TalvezUmDestes abertos={abertos} />
      <CamposDoAtendimento />
      <p className={classes.prazo} role="status">
        {textos.prazo(venceQuando(preparo.prazos[prioridade], agora))}
      </p>
      <CampoAreaTexto
        name="relato"
        label={textos.relato}
        description={textos.relatoExplicado}
        vazio={null}
        linhas={4}
      />
      <CampoSelecao
        name="responsavel_id"
        label={textos.responsavel}
        placeholder={textos.ninguem}
        data={preparo.responsaveis.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
    </FormularioLateral>
  )
}

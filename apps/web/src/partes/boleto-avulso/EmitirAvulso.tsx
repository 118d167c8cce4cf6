import { NovoBoletoAvulso } from '@balcao/contract/cobranca/boleto-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { DiaUtil } from '#partes/boleto/DiaUtil.tsx'
import { CampoConta } from '#partes/conta-bancaria/CampoConta.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { toast } from '#ui/toast.tsx'
import { type EmissaoAvulsa, useEmitirAvulso } from './avulso.data.ts'
import { textos } from './avulso.textos.ts'
import { type ClienteACobrar, QuemPaga } from './QuemPaga.tsx'

type EmitirAvulsoProps = {
  /** Known where the form was opened from the client. */
  cliente?: ClienteACobrar
  /** What is charged, as far as it is known. */
  oQue?: Partial<Pick<EmissaoAvulsa, 'cliente_plano_id' | 'descricao' | 'valor'>>
  aoFechar: () => void
}

/** Charges a client for anything. */
export function EmitirAvulso({ cliente, oQue, aoFechar }: EmitirAvulsoProps) {
  const navegar = useNavigate()
  const [iniciais] = useState<EmissaoAvulsa>(() => ({
    // Made with the form, and kept for all its attempts: sent twice, it is the same boleto.
    id: novoId(),
    cliente_id: cliente?.id ?? '',
    descricao: '',
    valor: null,
    vencimento: null,
    conta_bancaria_id: undefined,
    ...oQue,
  }))
  const criacao = useCriacao<{ id: string; numero: number; valor: number }, EmissaoAvulsa>({
    iniciais,
    esquema: NovoBoletoAvulso,
    criar: useEmitirAvulso(),
    aoCriar: ({ id, numero, valor }) => {
      toast.sucesso(textos.emitido(numero, formatarDinheiro(valor)))
      void navegar({ to: '/admin/boleto/$id', params: { id }, ignoreBlocker: true })
    },
  })
  const { form } = criacao
  const { valor } = form.values
  const [empresaId, setEmpresaId] = useState(cliente?.empresa_id)
  const cobrarDe = (quem: ClienteACobrar | undefined) => {
    setEmpresaId(quem?.empresa_id)
    // An account belongs to one company.
    form.setValues({ cliente_id: quem?.id ?? '', conta_bancaria_id: undefined })
  }
  return (
    <FormularioLateral
      titulo={textos.titulo}
      textoSalvar={valor === null ? textos.emitir : textos.emitirDe(formatarDinheiro(valor))}
      aoFechar={aoFechar}
      {...criacao}
    >
      <Text size="sm" c="dimmed">
        {textos.texto}
      </Text>
      <QuemPaga
        inicial={cliente}
        aoEscolher={cobrarDe}
        erro={form.errors.cliente_id ? textos.escolha : undefined}
      />
      {/* Before the rest is typed: without an account nothing can be issued. */}
      <CampoConta
        empresaId={empresaId}
        valor={form.values.conta_bancaria_id}
        aoMudar={(id) => form.setFieldValue('conta_bancaria_id', id)}
      />
      <CampoTexto name="descricao" label={textos.descricao} placeholder={textos.descricaoExemplo} />
      <CampoMoeda name="valor" label={textos.valor} />
      <CampoData name="vencimento" label={textos.vencimento} />
      <DiaUtil dia={form.values.vencimento} />
    </FormularioLateral>
  )
}

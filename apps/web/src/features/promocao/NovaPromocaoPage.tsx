import { DadosPromocao } from '@balcao/contract/catalogo/promocao'
import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposPromocao } from './CamposPromocao.tsx'
import { useCriarPromocao } from './promocao.data.ts'
import { promocaoNova } from './promocao.formulario.ts'
import { textos } from './promocao.textos.ts'

export function NovaPromocaoPage() {
  const navegar = useNavigate()
  const criar = useCriarPromocao()
  const podeAbrir = usePode('VINCULAR.ADICIONAL')
  const form = useForm<DadosPromocao>({
    initialValues: promocaoNova(),
    validate: schemaResolver(DadosPromocao, { sync: true }),
  })
  const voltar = () => navegar({ to: '/admin/promocao' })
  const enviar = (dados: DadosPromocao) =>
    criar.mutate(dados, {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criada(nome))
        if (podeAbrir) void navegar({ to: '/admin/promocao/$id', params: { id }, replace: true })
        else void voltar()
      },
    })
  return (
    <FormularioPagina
      titulo={textos.nova}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={voltar}
      textoSalvar={textos.criar}
    >
      <CamposPromocao form={form} />
    </FormularioPagina>
  )
}

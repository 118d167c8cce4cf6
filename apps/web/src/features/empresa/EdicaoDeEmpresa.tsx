import { Empresa } from '@balcao/contract/provedor/empresa'
import { useNavigate } from '@tanstack/react-router'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { CamposEmpresa } from './CamposEmpresa.tsx'
import { empresas, useEditarEmpresa } from './empresa.data.ts'
import { EsquemaDosValores, type ValoresEmpresa, valoresDe } from './empresa.formulario.ts'
import { palavras } from './empresa.palavras.tsx'
import { textos } from './empresa.textos.ts'
import { QuantosUsuarios } from './QuantosUsuarios.tsx'
import { SituacaoDaEmpresa } from './SituacaoDaEmpresa.tsx'

export function EdicaoDeEmpresa({ empresa }: { empresa: Empresa }) {
  const navegar = useNavigate()
  const edicao = useEdicao<Empresa, ValoresEmpresa>({
    registro: empresa,
    valoresDe,
    esquemaDoRegistro: Empresa,
    esquemaDosValores: EsquemaDosValores,
    editar: useEditarEmpresa(empresa.id),
    aoSalvar: () => toast.sucesso(textos.salva),
  })
  return (
    <PaginaDeRegistro
      titulo={empresa.nome_fantasia}
      selo={
        <>
          <SituacaoDaEmpresa ativo={empresa.ativo} />
          <QuantosUsuarios empresa={empresa} />
        </>
      }
      acoes={<BotaoExcluir empresa={empresa} />}
      edicao={edicao}
      palavras={palavras}
      historico={empresas.historico(empresa.id)}
      aoFechar={() => navegar({ to: '/admin/empresa' })}
    >
      <CamposEmpresa form={edicao.form} />
    </PaginaDeRegistro>
  )
}

import { mascararCnpj } from '@balcao/contract/valores/documento'
import { CamposEndereco } from '#partes/endereco/CamposEndereco.tsx'
import { CampoImagem } from '#partes/imagem/CampoImagem.tsx'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { rotulos, textos } from './empresa.textos.ts'

/** The fields of a company, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposEmpresa() {
  const comum = { autoComplete: 'off' }
  return (
    <>
      <GrupoDeCampos legenda={textos.identificacao}>
        {/* A company has no CPF: what is typed takes the CNPJ's form from the first key. */}
        <CampoDocumento name="cnpj" label={rotulos.cnpj} withAsterisk mascarar={mascararCnpj} />
        <CampoTexto
          {...comum}
          name="inscricao_estadual"
          label={rotulos.inscricao_estadual}
          vazio={null}
          maxLength={20}
        />
        <CampoTexto
          {...comum}
          name="razao_social"
          label={rotulos.razao_social}
          withAsterisk
          maxLength={150}
        />
        <CampoTexto
          {...comum}
          name="nome_fantasia"
          label={rotulos.nome_fantasia}
          withAsterisk
          maxLength={80}
        />
        <CampoImagem name="logo" label={rotulos.logo} />
        <CampoInterruptor name="ativo" label={textos.ativa} description={textos.ativaExplicada} />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={textos.contato}>
        <CampoEmail {...comum} name="email" label={rotulos.email} vazio={null} maxLength={254} />
        <CampoTelefone {...comum} name="telefone" label={rotulos.telefone} vazio={null} />
      </GrupoDeCampos>
      <GrupoDeCampos legenda={rotulos.endereco} texto={textos.opcional}>
        <CamposEndereco name="endereco" obrigatorio={false} />
      </GrupoDeCampos>
    </>
  )
}

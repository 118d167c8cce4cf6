import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { AreaDeSoltar } from '#ui/arquivo/AreaDeSoltar.tsx'
import classes from '#ui/arquivo/Arquivo.module.css'
import { DesfechoDoEnvio } from '#ui/arquivo/DesfechoDoEnvio.tsx'
import { ProgressoDoEnvio } from '#ui/arquivo/ProgressoDoEnvio.tsx'
import { useEnvioDeArquivo } from '#ui/arquivo/useEnvioDeArquivo.ts'
import { baixar } from '#ui/baixar.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { useBaixarModelo, useEnviarPlanilha } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import { recusaDe } from './recusa.ts'

const t = textos.arquivo
const ACEITOS = '.csv,.txt,.tsv,.xlsx'

type EnvioDoArquivoProps = { aoChegar: (importacao: Importacao) => void }

/** The first step: the company and the file. */
export function EnvioDoArquivo({ aoChegar }: EnvioDoArquivoProps) {
  const empresas = useQuery(opcoesDeEmpresas)
  const modelo = useBaixarModelo()
  const podeVisualizar = usePode('VISUALIZAR.CLIENTE')
  if (empresas.error)
    return <ErroNaTela mensagem={textoDoErro(empresas.error)} aoTentarDeNovo={() => empresas.refetch()} />
  return (
    <Secao
      titulo={t.titulo}
      texto={t.promessa}
      acao={
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icone nome="tabler:download" tamanho={16} />}
          loading={modelo.isPending}
          onClick={() => modelo.mutate(undefined, { onSuccess: (csv) => baixar(csv, t.nomeDoModelo) })}
        >
          {t.modelo}
        </Button>
      }
    >
      {!podeVisualizar ? (
        <Vazio icone="tabler:lock" texto={textos.semVisualizar} />
      ) : empresas.data === undefined ? (
        <Carregando linhas={3} />
      ) : empresas.data.length === 0 ? (
        <Vazio icone="tabler:building-store" texto={t.semEmpresa} />
      ) : (
        <Escolha empresas={empresas.data} aoChegar={aoChegar} />
      )}
    </Secao>
  )
}

type EscolhaProps = EnvioDoArquivoProps & { empresas: { id: string; nome: string }[] }

function Escolha({ empresas, aoChegar }: EscolhaProps) {
  const [unica, ...outras] = empresas
  const [empresaId, setEmpresaId] = useState(outras.length === 0 ? (unica?.id ?? '') : '')
  const [faltou, setFaltou] = useState(false)
  const envio = useEnvioDeArquivo({ envio: useEnviarPlanilha(), recusaDe, aoChegar })

  function escolher(arquivos: File[]) {
    setFaltou(!empresaId)
    if (empresaId) envio.escolher(arquivos, { empresa_id: empresaId })
  }

  return (
    <div className={classes.escolha}>
      {outras.length > 0 && (
        <NativeSelect
          label={t.empresa}
          description={t.empresaExplicada}
          withAsterisk
          error={faltou && !empresaId && t.escolhaEmpresa}
          data={[
            { value: '', label: t.nenhumaEmpresa },
            ...empresas.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
          value={empresaId}
          disabled={envio.arquivo !== null}
          onChange={({ currentTarget }) => setEmpresaId(currentTarget.value)}
        />
      )}
      <AreaDeSoltar
        rotulo={t.rotulo}
        icone="tabler:file-spreadsheet"
        solte={t.solte}
        dica={t.formatos}
        aceitos={ACEITOS}
        motivo={empresaId ? null : t.escolhaEmpresa}
        aoEscolher={escolher}
      >
        {envio.arquivo && (
          <ProgressoDoEnvio
            arquivo={envio.arquivo}
            enviados={envio.enviados}
            lendo={t.lendo}
            aoCancelar={envio.cancelar}
          />
        )}
      </AreaDeSoltar>
      <DesfechoDoEnvio envio={envio} />
    </div>
  )
}

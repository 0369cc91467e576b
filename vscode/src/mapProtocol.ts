import { WorkspaceEdit } from 'vscode-languageserver-protocol';

/** What of the messages of docs/map-protocol.md the extension itself reads; the page reads all of them. */

export interface Source {
    readonly uri: string;
    readonly range: {
        readonly start: { readonly line: number; readonly character: number };
        readonly end: { readonly line: number; readonly character: number };
    };
}

export interface SceneAnswer {
    readonly scene: { readonly documents: { readonly uri: string; readonly version: number | null }[] } | null;
    readonly refusal: string;
}

export interface ActAnswer {
    readonly title: string;
    readonly edit:
        | (WorkspaceEdit & {
              readonly documentChanges?: { readonly textDocument: { readonly uri: string; readonly version: number | null } }[];
          })
        | null;
    readonly refusal: string;
    readonly stale: boolean;
    readonly scene: unknown;
    readonly selected: string[];
}

export interface PreviewAnswer {
    readonly stale: boolean;
    readonly places: { readonly place: string; readonly allowed: boolean; readonly words: string }[];
}

export interface LocateAnswer {
    readonly revision: number;
    readonly items: string[];
    readonly places: string[];
    readonly sources: Source[];
    readonly label: string | null;
}

export interface SceneChange {
    readonly view: string;
    readonly documents: { readonly uri: string }[] | null;
}

export interface PlaySaveAnswer {
    readonly files: { readonly name: string; readonly text: string; readonly base64?: string | null }[];
    readonly refusal: string;
}
